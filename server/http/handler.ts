import type { IncomingMessage, ServerResponse } from 'node:http';

/** Anything that answers a request: Next's handler, a part of this server, or a fake in a test. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;
