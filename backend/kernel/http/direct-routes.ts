import type { IncomingMessage, ServerResponse } from 'node:http';

export type DirectRoute = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

declare global {
  var championshipDirectRoutes: Map<string, DirectRoute> | undefined;
}

// On globalThis: registered by the bundled server, called by the program that started it.
const routes = (): Map<string, DirectRoute> => (globalThis.championshipDirectRoutes ??= new Map());

/** Makes `route` handle `prefix` and every path below it, ahead of Next. */
export function addDirectRoute(prefix: string, route: DirectRoute): void {
  routes().set(prefix, route);
}

/** The direct route for a request, or null if Next handles it. */
export function findDirectRoute(request: IncomingMessage): DirectRoute | null {
  const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
  for (const [prefix, route] of routes()) {
    if (path === prefix || path.startsWith(`${prefix}/`)) return route;
  }
  return null;
}
