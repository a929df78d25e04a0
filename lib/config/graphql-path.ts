import { GRAPHQL_PATH } from '../contract/paths.ts';

/**
 * The path of the content server's GraphQL endpoint. The front server finds it when it starts; the code inside Next is another module
 * graph of the same process, so the two share a well-known symbol.
 */
const KEY = Symbol.for('championship.graphql-path');
type Holder = { [KEY]?: string };

/** Called by the server once it has found the path. */
export function provideGraphqlPath(path: string): void {
  (globalThis as Holder)[KEY] = path;
}

/** The path that was found; before that, the specification's. */
export const knownGraphqlPath = (): string => (globalThis as Holder)[KEY] ?? GRAPHQL_PATH;
