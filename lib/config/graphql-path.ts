import { GRAPHQL_PATH } from '../contract/paths.ts';

/**
 * Where the content server has its GraphQL endpoint. The front server finds it when it starts; as with the page cache, the code inside
 * Next is another module graph of the same process.
 */
const KEY = Symbol.for('championship.graphql-path');
type Holder = { [KEY]?: string };

/** Called by the server when it has found it. */
export function provideGraphqlPath(path: string): void {
  (globalThis as Holder)[KEY] = path;
}

/** The path that was found; before that, the specification's. */
export const knownGraphqlPath = (): string => (globalThis as Holder)[KEY] ?? GRAPHQL_PATH;
