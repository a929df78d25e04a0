import { request } from 'node:http';
import { expect, test } from 'vitest';
import { newVisitor, renew, signUp, tokensOf } from './harness/accounts.ts';
import { onEachServer } from './harness/servers.ts';

const INVALID = { success: false, text_code: 'TOKEN_INVALID' };

onEachServer('tokens', (server) => {
  test('a refresh token is exchanged, its predecessor gets the same successor, an older one ends the family (spec 7.5)', async () => {
    const visitor = newVisitor(server);
    const first = await signUp(server, visitor);
    const second = tokensOf(await renew(visitor, first.refresh_token));
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(tokensOf(await renew(visitor, first.refresh_token)).refresh_token).toBe(second.refresh_token);
    const third = tokensOf(await renew(visitor, second.refresh_token));
    const reused = await renew(visitor, first.refresh_token);
    expect([reused.status, reused.json]).toMatchObject([401, INVALID]);
    expect((await renew(visitor, third.refresh_token)).status).toBe(401);
    expect((await visitor.get('/cognito/user/authUser', {}, third.access_token)).json).toMatchObject(INVALID);
  });

  test('a lost response signs nobody out', async () => {
    const visitor = newVisitor(server);
    const { refresh_token } = await signUp(server, visitor);
    // The tokens are exchanged, and the connection breaks before the browser has them.
    await new Promise<void>((resolve, reject) => {
      const headers = { 'Content-Type': 'application/json' };
      const call = request(`${server.url}/api/v1/cognito/user/refreshToken`, { method: 'POST', headers });
      call.on('response', (answer) => {
        answer.destroy();
        resolve();
      });
      call.on('error', reject);
      call.end(JSON.stringify({ refresh_token, fingerprint: visitor.fingerprint }));
    });
    const second = tokensOf(await renew(visitor, refresh_token));
    expect((await visitor.get('/cognito/user/authUser', {}, second.access_token)).status).toBe(200);
    expect((await renew(visitor, second.refresh_token)).status).toBe(200);
  });

  test('five tabs that refresh at once get the same successor', async () => {
    const visitor = newVisitor(server);
    const { refresh_token } = await signUp(server, visitor);
    const answers = await Promise.all(Array.from({ length: 5 }, () => renew(visitor, refresh_token)));
    const successors = new Set(answers.map((answer) => tokensOf(answer).refresh_token));
    expect(successors.size).toBe(1);
  });

  test('a refresh token from another browser ends the family', async () => {
    const visitor = newVisitor(server);
    const { refresh_token } = await signUp(server, visitor);
    expect((await renew(newVisitor(server), refresh_token)).status).toBe(401);
    expect((await renew(visitor, refresh_token)).status).toBe(401);
  });

  test('signing out invalidates both tokens (spec 7.6)', async () => {
    const visitor = newVisitor(server);
    const tokens = await signUp(server, visitor);
    expect((await visitor.get('/cognito/user/logout', {}, tokens.access_token)).json).toMatchObject({
      success: true,
    });
    expect((await visitor.get('/cognito/user/authUser', {}, tokens.access_token)).json).toMatchObject(
      INVALID,
    );
    expect((await renew(visitor, tokens.refresh_token)).status).toBe(401);
  });

  test('tokens of other types, with wrong signatures or without one are invalid', async () => {
    const visitor = newVisitor(server);
    const { access_token } = await signUp(server, visitor);
    const [, claims = ''] = access_token.split('.');
    const head = (alg: string) => Buffer.from(JSON.stringify({ alg, typ: 'at+jwt' })).toString('base64url');
    for (const token of [
      'x',
      `${head('none')}.${claims}.`,
      `${head('HS256')}.${claims}.AAAA`,
      `${access_token}A`,
    ]) {
      const answer = await visitor.get('/cognito/user/authUser', {}, token);
      expect([answer.status, answer.json]).toMatchObject([401, INVALID]);
    }
    const without = await visitor.get('/cognito/user/authUser');
    expect([without.status, Reflect.get(Object(without.json), 'text_code')]).toEqual([401, undefined]);
  });
});
