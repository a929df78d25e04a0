import type { Endpoint } from '@/lib/contract/endpoint';
import { endpointList } from './endpoint-list';

/** Whether a call is for this endpoint, if several share method and path and differ by their parameters (`when`). */
export function isMeant(endpoint: Endpoint, given: Record<string, unknown>): boolean {
  const isGiven = (name: string) => given[name] !== undefined;
  if (endpoint.when) return endpoint.when.some(isGiven);
  return !endpointList.some(
    (other) =>
      other.method === endpoint.method &&
      other.path === endpoint.path &&
      (other.when?.some(isGiven) ?? false),
  );
}
