import { runInTerminal } from './run/terminal.ts';

/** `npm run dev`: backend and site in development mode, with updates in the browser while the code changes. */
await runInTerminal(true);
