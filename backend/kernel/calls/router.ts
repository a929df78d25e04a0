import type { Route } from './handle.ts';

type Pattern = { readonly segments: readonly string[]; readonly routes: Route[] };

/** The match for a path: its routes (several methods or variants), and the values of the segments in braces. */
export type Match = {
  readonly routes: readonly Route[];
  readonly pathParameters: Readonly<Record<string, string>>;
};

const isParameter = (segment: string) => segment.startsWith('{');

/** Literal segments match before those in braces, so that /user/authUser isn't taken for /user/{url}. */
const byFixedSegments = (a: Pattern, b: Pattern) =>
  a.segments.filter(isParameter).length - b.segments.filter(isParameter).length;

/** Creates the lookup from a path below /api/v1 (decoded segments) to its routes. Returns null for an unknown path. */
export function createRouter(routes: readonly Route[]): (segments: readonly string[]) => Match | null {
  const patterns = new Map<string, Pattern>();
  for (const route of routes) {
    const { path } = route.endpoint;
    const pattern = patterns.get(path) ?? { segments: path.split('/').slice(1), routes: [] };
    pattern.routes.push(route);
    patterns.set(path, pattern);
  }
  const ordered = [...patterns.values()].toSorted(byFixedSegments);
  return (segments) => {
    for (const pattern of ordered) {
      const pathParameters = matchSegments(pattern.segments, segments);
      if (pathParameters) return { routes: pattern.routes, pathParameters };
    }
    return null;
  };
}

function matchSegments(
  pattern: readonly string[],
  segments: readonly string[],
): Record<string, string> | null {
  if (pattern.length !== segments.length) return null;
  const found: Record<string, string> = {};
  for (const [index, expected] of pattern.entries()) {
    const actual = segments[index];
    if (!actual) return null;
    if (isParameter(expected)) found[expected.slice(1, -1)] = actual;
    else if (expected !== actual) return null;
  }
  return found;
}

/** Selects the route for this method and these parameters: a matching variant with `when` wins. */
export function chooseRoute(routes: readonly Route[], method: string, given: URLSearchParams): Route | null {
  const candidates = routes.filter((route) => route.endpoint.method === method);
  const special = candidates.find((route) => route.endpoint.when?.some((name) => given.has(name)));
  return special ?? candidates.find((route) => !route.endpoint.when) ?? candidates[0] ?? null;
}
