import type { Endpoint } from '../../lib/contract/endpoint.ts';
import { API_BASE_PATH } from '../../lib/contract/paths.ts';

const PATIENCE_MS = 30_000;

/** An answer, or why there was none. `json` is undefined for a body that isn't JSON. */
export type Answered = { readonly status: number; readonly json: unknown } | { readonly failure: string };

export type Fields = Readonly<Record<string, unknown>>;

async function ask(address: string, init: RequestInit): Promise<Answered> {
  try {
    const response = await fetch(address, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
    const body = await response.text();
    try {
      return { status: response.status, json: JSON.parse(body) };
    } catch {
      return { status: response.status, json: undefined };
    }
  } catch (error) {
    const { cause, message } = error instanceof Error ? error : new Error(String(error));
    return { failure: cause instanceof Error ? cause.message || message : message };
  }
}

const JSON_HEADERS = { accept: 'application/json', 'content-type': 'application/json' };

/** Makes a call of the contract. @param input its fields; those in braces of its path go there */
export function askCall(origin: string, { method, path }: Endpoint, input: Fields): Promise<Answered> {
  const inPath = new Set([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input[name])));
  const rest = Object.entries(input).filter(([name]) => !inPath.has(name));
  const address = `${origin}${API_BASE_PATH}${filled}`;
  if (method !== 'GET')
    return ask(address, { method, headers: JSON_HEADERS, body: JSON.stringify(Object.fromEntries(rest)) });
  const query = new URLSearchParams(rest.map(([name, value]) => [name, String(value)]));
  return ask(query.size === 0 ? address : `${address}?${query.toString()}`, { headers: JSON_HEADERS });
}

/**
 * Asks whether a call is there, without an effect: nobody is signed in, a GET has no parameters, and the body of a POST can't be read.
 */
export function askWhetherThere(origin: string, { method, path }: Endpoint): Promise<Answered> {
  const address = `${origin}${API_BASE_PATH}${path.replace(/\{\w+\}/g, '0')}`;
  return ask(address, { method, headers: JSON_HEADERS, ...(method === 'GET' ? {} : { body: '{' }) });
}

/** Sends a GraphQL query. @param path below the origin */
export const askQuery = (origin: string, path: string, query: string, variables: Fields): Promise<Answered> =>
  ask(`${origin}${path}`, {
    method: 'POST',
    headers: JSON_HEADERS,
    body: JSON.stringify({ query, variables }),
  });
