import { runInTerminal } from './run/terminal.ts';

/** `npm start`: builds what is stale and runs backend and site in production mode. */
await runInTerminal(false);
