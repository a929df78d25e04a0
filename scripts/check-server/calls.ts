import type { Endpoint } from '../../lib/contract/endpoint.ts';
import { API_BASE_PATH } from '../../lib/contract/paths.ts';

const TIMEOUT_MS = 30_000;

/** A response, or why there was none. `json` is undefined for a body that isn't JSON. */
export type CallResult = { readonly status: number; readonly json: unknown } | { readonly failure: string };

export type Fields = Readonly<Record<string, unknown>>;

async function ask(address: string, init: RequestInit): Promise<CallResult> {
  try {
    const response = await fetch(address, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
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

/** Makes a call of the contract. @param input its fields; those named in the path's braces go into the path */
export function callEndpoint(origin: string, { method, path }: Endpoint, input: Fields): Promise<CallResult> {
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
 * Checks whether a call exists, without side effects: nobody is signed in, a GET has no parameters, and a POST's body is invalid.
 */
export function probeEndpoint(origin: string, { method, path }: Endpoint): Promise<CallResult> {
  const address = `${origin}${API_BASE_PATH}${path.replace(/\{\w+\}/g, '0')}`;
  return ask(address, { method, headers: JSON_HEADERS, ...(method === 'GET' ? {} : { body: '{' }) });
}

/** Sends a GraphQL query. @param path below the origin */
export const sendQuery = (
  origin: string,
  path: string,
  query: string,
  variables: Fields,
): Promise<CallResult> =>
  ask(`${origin}${path}`, {
    method: 'POST',
    headers: JSON_HEADERS,
    body: JSON.stringify({ query, variables }),
  });
