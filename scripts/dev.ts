import { runInTerminal } from './run/terminal.ts';

/** `npm run dev`: runs backend and site in development mode, with updates in the browser when code changes. */
await runInTerminal(true);
