import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { createContractCalls } from '@/lib/api/contract-calls';
import { ENDPOINTS } from '@/lib/contract/endpoints/index';
import { QUERIES } from '@/lib/contract/graphql/queries';
import { respondAt } from '@/tests/msw/respond';
import { testServer } from '@/tests/msw/test-server';
import { createTestClient } from '@/tests/msw/test-client';

/* What the site makes of a content server that has only what the specification names. */

const server = testServer();

const calls = (graphqlPath?: string) =>
  createContractCalls(
    createTestClient(null, {
      extensions: () => [],
      ...(graphqlPath === undefined ? {} : { graphqlPath: () => graphqlPath }),
    }).client,
  );

const round = (url: string, start_date: string) => ({ name: url, url, start_date, end_date: start_date });
const SERIES = [
  { rounds: [round('second', '2027-02-01T00:00:00Z'), round('third', '2027-03-01T00:00:00Z')] },
  { rounds: [round('first', '2027-01-01T00:00:00Z'), round('third', '2027-03-01T00:00:00Z')] },
];

test.each([QUERIES.allRounds, QUERIES.roundHeads, QUERIES.roundDays, QUERIES.nextRound])(
  'rounds are those of the series, each once, by start_date: $name (spec 7.70)',
  async (query) => {
    const asked: string[] = [];
    server.use(
      http.post('*/graphql', async ({ request }) => {
        asked.push(await request.text());
        return HttpResponse.json({ data: { nextgenSeriess: SERIES } });
      }),
    );
    const answer = await calls().query(query, {});
    expect(asked[0]).not.toContain('nextgenRounds');
    const rounds = answer.ok ? answer.value.nextgenRounds : [];
    expect(rounds.map(({ url }) => url)).toEqual(['first', 'second', 'third']);
  },
);

test('queries go to where the content server has its GraphQL endpoint', async () => {
  server.use(http.post('*/api/v1/graphql', () => HttpResponse.json({ data: { cognitoPages: [] } })));
  expect(await calls('/api/v1/graphql').query(QUERIES.pageVersions, {})).toEqual({
    ok: true,
    value: { cognitoPages: [] },
  });
});

test('people are asked for without a group', async () => {
  const asked: unknown[] = [];
  server.use(
    respondAt(ENDPOINTS.listPersons, ({ input }) => {
      asked.push(input);
      return { data: [] };
    }),
  );
  await calls().call(ENDPOINTS.listPersons, { group: 'staff', page_size: 64 });
  expect(asked).toEqual([{ page_size: '64' }]);
});
