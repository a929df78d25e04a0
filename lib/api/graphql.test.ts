import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { QUERIES } from '@/lib/contract/graphql/queries';
import { createQuery } from '@/lib/api/graphql';
import { createFetchQuery } from '@/lib/api/fetch-query';
import { respondQuery } from '@/tests/msw/respond';
import { testServer } from '@/tests/msw/test-server';
import { createTestClient } from '@/tests/msw/test-client';

const server = testServer();

const { snippetsByGroup } = QUERIES;
const SNIPPET = { id: 4, name: 'Live times', content_rendered: '<p>Sunday</p>' };

describe.each([
  ['with the GraphQL library', createQuery],
  ['plain fetch', createFetchQuery],
])('a query, %s', (_name, create) => {
  const ask = (tokens: Parameters<typeof createTestClient>[0] = null) =>
    create(createTestClient(tokens).client)(snippetsByGroup, { byGroup: 'upcoming-live-times' });

  test('sends variables and token, and returns the parsed data', async () => {
    const seen: unknown[] = [];
    server.use(
      respondQuery(snippetsByGroup, ({ variables, request }) => {
        seen.push(variables, request.headers.get('authorization'));
        return { cognitoSnippets: [SNIPPET] };
      }),
    );
    expect(await ask({ access_token: 'held', refresh_token: 'r' })).toEqual({
      ok: true,
      value: { cognitoSnippets: [SNIPPET] },
    });
    expect(seen).toEqual([{ byGroup: 'upcoming-live-times' }, 'Bearer held']);
  });

  test.each([
    ['INTERNAL_SERVER_ERROR', { kind: 'server', status: 500, message: 'sorry' }],
    ['BAD_USER_INPUT', { kind: 'invalid', message: 'sorry', fields: {} }],
    ['NOT_FOUND', { kind: 'notFound' }],
    ['FORBIDDEN', { kind: 'forbidden' }],
    ['UNAUTHENTICATED', { kind: 'unauthorised', textCode: null, message: 'sorry' }],
  ])('treats an error %s as failed, even with data beside it', async (code, error) => {
    const answer = { data: { cognitoSnippets: [] }, errors: [{ message: 'sorry', extensions: { code } }] };
    server.use(respondQuery(snippetsByGroup, () => HttpResponse.json(answer)));
    expect(await ask()).toEqual({ ok: false, error });
  });

  test('reads the message of a rejected query', async () => {
    const answer = { errors: [{ message: 'Unknown argument' }] };
    server.use(respondQuery(snippetsByGroup, () => HttpResponse.json(answer, { status: 400 })));
    expect(await ask()).toMatchObject({ error: { kind: 'invalid', message: 'Unknown argument' } });
  });

  test.each([
    ['data of another shape', () => HttpResponse.json({ data: { cognitoSnippets: 'none' } })],
    ['no GraphQL answer', () => HttpResponse.text('<html>')],
  ])('reports %s as a bad response', async (_what, answer) => {
    server.use(respondQuery(snippetsByGroup, answer));
    expect(await ask()).toMatchObject({ error: { kind: 'badAnswer' } });
  });

  test('reports a server that does not answer', async () => {
    server.use(respondQuery(snippetsByGroup, () => HttpResponse.error()));
    expect(await ask()).toMatchObject({ error: { kind: 'network' } });
  });
});
