import { request } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { wireErrorSchema } from '../../lib/contract/endpoint.ts';
import { newVisitor, signUp } from './harness/accounts.ts';
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
    ['/podcast/channel', { id: 'one' }, 'id', 'id must be a number'],
    ['/cognito/gallery', { id: 2 ** 31 }, 'id', 'id must be at most 2147483647'],
  ])('%s with %o says what it accepts', async (path, parameters, field, sentence) => {
    const answer = await get(server, path, parameters);
    expect(answer.status).toBe(422);
    const error = wireErrorSchema.parse(answer.json);
    expect(error.fields?.[field]).toContain(sentence);
    expect(error.message).toContain(sentence);
  });

  test('unknown parameters are ignored', async () => {
    expect((await get(server, '/sell/product', { colour: 'red' })).status).toBe(200);
  });

  test('an unknown call is 404, a wrong method 405 with the allowed ones', async () => {
    expect((await get(server, '/cognito/nothing')).status).toBe(404);
    const answer = await post(server, '/api/v1/cognito/domain/currentDomain', {});
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, OPTIONS');
  });

  test('an unsupported HTTP method is 405, not a broken connection', async () => {
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

  test('errors in what somebody typed are explained without wire names', async () => {
    const body = { username: 'nobody', password: 'x', fingerprint: 'abcdefghijklmnopqrstu' };
    const answer = await post(server, '/api/v1/cognito/user/login', body);
    expect(answer.status).toBe(422);
    const sentence = 'Enter an email address like name@example.nz.';
    expect(wireErrorSchema.parse(answer.json)).toMatchObject({
      message: sentence,
      fields: { username: sentence },
    });
  });

  test('a GraphQL call without a query is 400', async () => {
    expect((await post(server, '/graphql', {})).status).toBe(400);
    expect((await post(server, '/graphql', { query: null })).status).toBe(400);
  });

  test('deeply nested input is rejected, wherever it is', async () => {
    const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
    for (const path of ['/api/v1/cognito/form/submit/1', '/api/v1/cognito/user/login', '/graphql']) {
      const answer = await post(server, path, `{"url":"/","query":"{x}","data":{"name":${nested(200_000)}}}`);
      expect([path, answer.status]).toEqual([path, 400]);
      expect(wireErrorSchema.parse(answer.json).message).toBe('The request body is nested too deeply.');
    }
  });

  test('a GraphQL mutation is 400, since there are none', async () => {
    for (const query of ['mutation { x }', 'mutation { __typename }', 'subscription { x }'])
      expect((await post(server, '/graphql', { query })).status).toBe(400);
  });

  test('a request with two hosts is 400', async () => {
    const { hostname, port } = new URL(server.url);
    const status = await new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname, () =>
        socket.write('GET /api/v1/cognito/page HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n'),
      );
      socket.once('data', (answer) => {
        socket.destroy();
        resolve(answer.toString().slice(0, 12));
      });
      socket.on('error', reject);
    });
    expect(status).toBe('HTTP/1.1 400');
  });

  test('a body that is not JSON, not an object, of another type or too large is rejected', async () => {
    const path = '/api/v1/cognito/image';
    expect((await post(server, path, '{"id":')).status).toBe(400);
    expect((await post(server, path, '[1]')).status).toBe(400);
    expect((await post(server, path, '{"id":1}', { 'Content-Type': 'text/plain' })).status).toBe(415);
    expect((await post(server, path, { hash: 'x'.repeat(1_100_000) })).status).toBe(413);
    expect((await post(server, path, {})).status).toBe(422);
  });

  test('a body of another type is rejected whoever sends it, before the token is looked at', async () => {
    const visitor = newVisitor(server);
    const { access_token } = await signUp(server, visitor);
    const body = '{"code":"AAAA"}';
    for (const token of ['', 'Bearer nobody', `Bearer ${access_token}`]) {
      const headers = token === '' ? {} : { Authorization: token };
      for (const path of ['/cognito/giftVoucher/redeem', '/cognito/form/upload/1', '/sell/cart/getCart']) {
        const answer = await post(server, `/api/v1${path}`, body, {
          ...headers,
          'Content-Type': 'text/plain',
        });
        expect([path, token, answer.status]).toEqual([path, token, 415]);
        expect(answer.json).not.toHaveProperty('text_code');
      }
    }
    expect((await post(server, '/api/v1/cognito/giftVoucher/redeem', body)).status).toBe(401);
  });

  test("only this backend's site may read responses cross-origin", async () => {
    const asked = async (origin: string) =>
      (await get(server, '/cognito/domain/currentDomain', {}, { headers: { Origin: origin } })).headers;
    expect((await asked('http://localhost:3000')).get('access-control-allow-origin')).toBe(
      'http://localhost:3000',
    );
    expect((await asked('https://evil.test')).get('access-control-allow-origin')).toBeNull();
    expect((await asked('http://localhost:3000')).get('access-control-allow-credentials')).toBeNull();
  });

  test('a path with invalid UTF-8 is 400', async () => {
    expect((await get(server, '/cognito/group/%E0%A4%A/x')).status).toBe(400);
  });
});
