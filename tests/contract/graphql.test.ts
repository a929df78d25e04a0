import { expect, test } from 'vitest';
import { fitDocument } from '../../lib/api/graphql-document.ts';
import { ALL_EXTENSIONS } from '../../lib/contract/extensions.ts';
import { QUERIES } from '../../lib/contract/graphql/queries.ts';
import { post, sendGraphql } from './harness/client.ts';
import { onEachServer } from './harness/servers.ts';

onEachServer('GraphQL', (server) => {
  const SAMPLES: Readonly<Record<string, unknown>> = {
    url: 'round-1',
    id: 1,
    first: 5,
    articles: 3,
    pictures: 4,
    offset: 0,
    articleUrls: ['report-1'],
    driverUrls: ['mere-tautahi'],
    roundUrls: ['round-1'],
    from: '2020-01-01T00:00:00Z',
    model: 'Article',
    byGroup: 'news',
    aspect: '4x3',
    width: 400,
  };

  test.each(Object.values(QUERIES).map((query) => [query.name, query] as const))(
    '%s stays within the limits and answers what the contract says (spec 7.27)',
    async (_, query) => {
      const fitted = fitDocument(query.document, ALL_EXTENSIONS);
      const variables = Object.fromEntries([...fitted.variables].map((name) => [name, SAMPLES[name]]));
      const { status, json } = await sendGraphql(server, fitted.document, variables);
      expect(json).not.toHaveProperty('errors');
      expect(status).toBe(200);
      expect(query.result.safeParse(Reflect.get(Object(json), 'data')).error).toBeUndefined();
    },
  );

  const nested = (depth: number): string => (depth === 0 ? 'id' : `children { ${nested(depth - 1)} }`);
  const REFUSED = {
    'a document that does not parse': '{ nextgenRounds {',
    'an unknown field': '{ nextgenRounds { colour } }',
    'too deep a document': `{ cognitoGroup(model: "Article", byGroup: "news") { ${nested(12)} } }`,
    'too many aliases': `{ ${Array.from({ length: 16 }, (_, n) => `a${n}: cognitoArticleCount`).join(' ')} }`,
    'too long a document': `{ ${'cognitoArticleCount '.repeat(1100)} }`,
    'too costly a document': `{ nextgenRounds(first: 100) { id name url categories { id name url rounds { id name url categories { id name url } } } } }`,
    introspection: '{ __schema { types { name } } }',
  };
  test.each(Object.entries(REFUSED))('rejects %s with 400', async (_, document) => {
    const { status, json } = await sendGraphql(server, document);
    expect(status).toBe(400);
    expect(Reflect.get(Object(json), 'errors')).toContainEqual(
      expect.objectContaining({ message: expect.any(String) }),
    );
  });

  test('rejects variables that do not fit with 400 and a message', async () => {
    const { status, json } = await sendGraphql(
      server,
      'query ($id: Int!) { nextgenResult(id: $id) { id } }',
      { id: 'one' },
    );
    expect(status).toBe(400);
    expect(JSON.stringify(json)).toContain('$id');
  });

  test('says what an argument accepts', async () => {
    const { json } = await sendGraphql(server, '{ cognitoArticles(first: 500) { id } }');
    expect(JSON.stringify(json)).toContain('first must be from 1 to 100');
    const day = await sendGraphql(server, '{ nextgenRounds(from: "soon") { url } }');
    expect(JSON.stringify(day.json)).toContain('from must be a date and time');
    const urls = `[${Array.from({ length: 101 }, () => '"a"').join(' ')}]`;
    const many = await sendGraphql(server, `{ cognitoArticles(urls: ${urls}) { url } }`);
    expect(JSON.stringify(many.json)).toContain('urls can name up to 100 records');
    const aspect = await sendGraphql(server, '{ cognitoGiftVoucherThemes { image(aspect: "2x1") { url } } }');
    expect(JSON.stringify(aspect.json)).toContain('aspect must be one of');
  });

  const listsWith = (first: number) => [
    `cognitoArticles(first: ${first}) { id }`,
    `cognitoTestimonials(first: ${first}) { id }`,
    `nextgenSeriess(first: ${first}) { url }`,
    `nextgenRounds(first: ${first}) { url }`,
    `nextgenRound(url: "round-1") { articles(first: ${first}) { id } }`,
    `nextgenRound(url: "round-1") { pictures(first: ${first}) { id } }`,
    `nextgenDriverList { drivers(first: ${first}) { id } }`,
    `nextgenCategory(url: "gt-championship") { drivers(first: ${first}) { id } }`,
  ];
  test.each([0, 101].flatMap((first) => listsWith(first).map((field) => [first, field] as const)))(
    'a list of the first %i is refused: %s',
    async (first, field) => {
      const { json } = await sendGraphql(server, `{ ${field} }`);
      expect(JSON.stringify(json)).toContain(`first must be from 1 to 100, not ${first}.`);
    },
  );

  test('accepts neither GET nor batches nor other content types', async () => {
    const answer = await fetch(new URL('/graphql?query={cognitoArticleCount}', server.url));
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toContain('POST');
    expect((await post(server, '/graphql', '[{"query":"{ cognitoArticleCount }"}]')).status).toBe(400);
    expect(
      (
        await post(server, '/graphql', '{"query":"{ cognitoArticleCount }"}', {
          'Content-Type': 'text/plain',
        })
      ).status,
    ).toBe(415);
  });
});
