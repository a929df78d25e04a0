import { request } from 'node:http';
import { expect, test } from 'vitest';
import { wireErrorSchema } from '../../lib/contract/endpoint.ts';
import { get, post } from './harness/client.ts';
import { onEachServer } from './harness/servers.ts';

onEachServer('bad input', (server) => {
  test.each([
    ['/sell/product', { page_size: 101 }, 'page_size', 'page_size must be at most 100'],
    ['/sell/product', { page_size: 0 }, 'page_size', 'page_size must be at least 1'],
    ['/sell/product', { page: 'two' }, 'page', 'page must be a number'],
    ['/sell/product', { page: 1.5 }, 'page', 'page must be a whole number'],
    ['/sell/product', { orderby: 'colour' }, 'orderby', 'orderby must be one of latest_in_stock'],
    ['/cognito/person', { image_aspect: '2x1' }, 'image_aspect', 'image_aspect must be one of 16x3'],
    ['/cognito/person', { image_width: 5000 }, 'image_width', 'image_width must be at most 2000'],
    [
      '/cognito/gallery',
      { id: 1, extra_aspects: '4x3,2x1' },
      'extra_aspects',
      'extra_aspects must be one of',
    ],
    ['/cognito/link', {}, 'parent', 'parent is required'],
    ['/podcast/channel', { id: 'one' }, 'id', 'id must be a number'],
  ])('%s with %o says what it accepts', async (path, parameters, field, sentence) => {
    const answer = await get(server, path, parameters);
    expect(answer.status).toBe(422);
    const error = wireErrorSchema.parse(answer.json);
    expect(error.fields?.[field]).toContain(sentence);
    expect(error.message).toContain(sentence);
  });

  test('parameters that a call does not know are ignored', async () => {
    expect((await get(server, '/sell/product', { colour: 'red' })).status).toBe(200);
  });

  test('an unknown call is 404, a wrong method 405 with those that are allowed', async () => {
    expect((await get(server, '/cognito/nothing')).status).toBe(404);
    const answer = await post(server, '/api/v1/cognito/domain/currentDomain', {});
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, OPTIONS');
  });

  test('a method that no program needs is 405, and not a broken connection', async () => {
    const status = await new Promise((resolve, reject) => {
      request(`${server.url}/api/v1/cognito/page`, { method: 'TRACE' }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      })
        .on('error', reject)
        .end();
    });
    expect(status).toBe(405);
  });

  test('what somebody typed wrong is told them without names of the wire', async () => {
    const body = { username: 'nobody', password: 'x', fingerprint: 'abcdefghijklmnopqrstu' };
    const answer = await post(server, '/api/v1/cognito/user/login', body);
    expect(answer.status).toBe(422);
    const sentence = 'Enter a mail address such as name@example.nz.';
    expect(wireErrorSchema.parse(answer.json)).toMatchObject({
      message: sentence,
      fields: { username: sentence },
    });
  });

  test('a GraphQL call without a query is 400', async () => {
    expect((await post(server, '/graphql', {})).status).toBe(400);
    expect((await post(server, '/graphql', { query: null })).status).toBe(400);
  });

  test('a body that is no JSON, no object, of another type or too large is refused', async () => {
    const path = '/api/v1/cognito/image';
    expect((await post(server, path, '{"id":')).status).toBe(400);
    expect((await post(server, path, '[1]')).status).toBe(400);
    expect((await post(server, path, '{"id":1}', { 'Content-Type': 'text/plain' })).status).toBe(415);
    expect((await post(server, path, { hash: 'x'.repeat(1_100_000) })).status).toBe(413);
    expect((await post(server, path, {})).status).toBe(422);
  });

  test('only the site of this backend may read answers from another origin', async () => {
    const asked = async (origin: string) =>
      (await get(server, '/cognito/domain/currentDomain', {}, { headers: { Origin: origin } })).headers;
    expect((await asked('http://localhost:3000')).get('access-control-allow-origin')).toBe(
      'http://localhost:3000',
    );
    expect((await asked('https://evil.test')).get('access-control-allow-origin')).toBeNull();
    expect((await asked('http://localhost:3000')).get('access-control-allow-credentials')).toBeNull();
  });

  test('bytes that are no UTF-8 in a path are 400', async () => {
    expect((await get(server, '/cognito/group/%E0%A4%A/x')).status).toBe(400);
  });
});
