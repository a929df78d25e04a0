import { API_BASE_PATH } from '@/lib/contract/paths';
import type { Callable } from '@/lib/api/callable';
import type { ApiError } from '@/lib/api/errors';
import { isRecord } from '@/lib/api/light';
import { err, ok, type Result } from '@/lib/api/result';

/** A request before it has a base, a token and a time limit. */
export type PlainRequest = { readonly path: string; readonly init: RequestInit };

const PLACEHOLDER = /\{(\w+)\}/g;

/**
 * Writes a call as a request: `{name}` segments out of the input, the rest as query (GET) or JSON body (POST). Values
 * that are undefined or null are left out of a query.
 * @returns `invalid` if a segment has no value, or one that would change the path ('.', '..')
 */
export function writeRequest<I>(
  { method, path }: Pick<Callable<I, unknown>, 'method' | 'path'>,
  input: I,
): Result<PlainRequest, ApiError> {
  const rest = new Map<string, unknown>(isRecord(input) ? Object.entries(input) : []);
  const bad: Record<string, string> = {};
  const filled = path.replace(PLACEHOLDER, (_match, name: string) => {
    const segment = asText(rest.get(name));
    rest.delete(name);
    if (segment === '' || segment === '.' || segment === '..')
      bad[name] = `'${segment}' cannot be part of a path`;
    return encodeURIComponent(segment);
  });
  if (Object.keys(bad).length > 0) {
    return err({ kind: 'invalid', message: Object.values(bad).join('; '), fields: bad });
  }
  const address = `${API_BASE_PATH}${filled}`;
  const headers = { accept: 'application/json' };
  if (method === 'GET') {
    const query = new URLSearchParams();
    for (const [name, value] of rest) {
      if (value !== undefined && value !== null) query.append(name, asText(value));
    }
    return ok({ path: query.size === 0 ? address : `${address}?${query}`, init: { method, headers } });
  }
  const body = JSON.stringify(Object.fromEntries(rest));
  return ok({
    path: address,
    init: { method, headers: { ...headers, 'content-type': 'application/json' }, body },
  });
}

const asText = (value: unknown): string => (value === undefined || value === null ? '' : String(value));
