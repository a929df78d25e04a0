import type { IncomingMessage, ServerResponse } from 'node:http';

export type DirectRoute = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

declare global {
  var championshipDirectRoutes: Map<string, DirectRoute> | undefined;
}

// On globalThis: the bundled server registers, the program that started it calls.
const routes = (): Map<string, DirectRoute> => (globalThis.championshipDirectRoutes ??= new Map());

/** Has `route` answer `prefix` and every path below it before Next sees them. */
export function addDirectRoute(prefix: string, route: DirectRoute): void {
  routes().set(prefix, route);
}

/** The direct route of a request, or null where Next answers it. */
export function findDirectRoute(request: IncomingMessage): DirectRoute | null {
  const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
  for (const [prefix, route] of routes()) {
    if (path === prefix || path.startsWith(`${prefix}/`)) return route;
  }
  return null;
}
