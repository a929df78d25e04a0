import { afterEach, onTestFinished, expect, test } from 'vitest';
import { knownGraphqlPath, provideGraphqlPath } from '../../lib/config/graphql-path.ts';
import { GRAPHQL_PATH, GRAPHQL_PATHS } from '../../lib/contract/paths.ts';
import { findGraphqlPath } from './graphql-path.ts';
import { createLog } from '../process/log.ts';
import { listen } from '../test-support.ts';

const log = createLog('silent');

// Tests in other files that run in the same process use the usual path.
afterEach(() => provideGraphqlPath(GRAPHQL_PATH));

/** A content server with GraphQL at one path, which may come up late. */
async function contentWith(path: string, state = { isUp: true }) {
  const running = await listen((request, response) => {
    response.setHeader('content-type', 'application/json');
    if (state.isUp && request.url === path) response.end('{"data":{"__typename":"Query"}}');
    else response.writeHead(404).end('{"success":false}');
  });
  onTestFinished(() => running.close());
  return { contentApiUrl: `http://127.0.0.1:${String(running.port)}`, graphqlPaths: GRAPHQL_PATHS };
}

test.each(GRAPHQL_PATHS)('finds the GraphQL endpoint at %s', async (path) => {
  await findGraphqlPath(await contentWith(path), log);
  expect(knownGraphqlPath()).toBe(path);
});

test('a single path is taken as it is', async () => {
  const content = await contentWith('/graphql');
  await findGraphqlPath({ ...content, graphqlPaths: ['/api/graphql'] }, log);
  expect(knownGraphqlPath()).toBe('/api/graphql');
});

test('a content server that is away is asked again until it is there', async () => {
  const state = { isUp: false };
  await findGraphqlPath(await contentWith('/api/v1/graphql', state), log, 5);
  expect(knownGraphqlPath()).toBe('/graphql');
  state.isUp = true;
  await expect.poll(knownGraphqlPath).toBe('/api/v1/graphql');
});
