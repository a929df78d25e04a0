import type { IncomingMessage, ServerResponse } from 'node:http';

type DirectRoute = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

declare global {
  var championshipDirectRoutes: Map<string, DirectRoute> | undefined;
}

// On globalThis: the bundled server registers, the program that started it calls.
const routes = (): Map<string, DirectRoute> => (globalThis.championshipDirectRoutes ??= new Map());

const firstSegment = (path: string): string => path.split(/[/?#]/, 2)[1] ?? '';

/**
 * Has `route` answer every path whose first segment is `segment`, before Next sees it: for files, which Next would send without
 * their length and through two kinds of streams.
 */
export function addDirectRoute(segment: string, route: DirectRoute): void {
  routes().set(segment, route);
}

/** The direct route of a request, or null where Next answers it. */
export function findDirectRoute(request: IncomingMessage): DirectRoute | null {
  return routes().get(firstSegment(request.url ?? '/')) ?? null;
}
