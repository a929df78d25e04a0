import type { ServerResponse } from 'node:http';
import type { WireError } from '../../lib/contract/endpoint.ts';
import { NO_STORE, REVALIDATE } from './cache-control.ts';

/** Redirects permanently to another address of the site, keeping the query (spec point 2). */
export function redirect(response: ServerResponse, to: string, query: string): void {
  const [target = to, fragment] = to.split('#', 2);
  const withQuery = query === '' ? target : `${target}${target.includes('?') ? '&' : '?'}${query}`;
  response.writeHead(308, {
    Location: fragment === undefined ? withQuery : `${withQuery}#${fragment}`,
    'Cache-Control': REVALIDATE,
    'Content-Length': 0,
  });
  response.end();
}

/** Sends a short plain-text response, for requests that no browser makes by itself. */
export function plainText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void {
  const body = `${text}\n`;
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': NO_STORE,
    ...headers,
  });
  response.end(body);
}

/** Sends an error in the wire format that every call of the contract uses. */
export function wireError(
  response: ServerResponse,
  status: number,
  message: string,
  headers: Record<string, string> = {},
): void {
  const error: WireError = { success: false, message };
  const body = JSON.stringify(error);
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': NO_STORE,
    ...headers,
  });
  response.end(body);
}
