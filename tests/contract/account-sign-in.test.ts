import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { EVENT_HOST } from './fixtures/site-fixtures.ts';
import {
  codeIn,
  lastMail,
  linkIn,
  newVisitor,
  renew,
  signInByLink,
  signUp,
  tokensOf,
} from './harness/accounts.ts';
import { post } from './harness/client.ts';
import { onEachServer } from './harness/servers.ts';

const PASSWORD = 'Ruapuna-1967';
const INVALID = { success: false, text_code: 'TOKEN_INVALID' };

onEachServer('signing in', (server) => {
  test('a registration gets an emailed link that signs in, verifies the address, and returns the customer (spec 7.7, 7.9)', async () => {
    const visitor = newVisitor(server);
    const { access_token } = await signUp(server, visitor);
    const answer = await visitor.get('/cognito/user/authUser', {}, access_token);
    expect(answer.json).toMatchObject({
      email: visitor.email,
      first_name: 'Aroha',
      is_admin: false,
      has_password: false,
    });
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(JSON.stringify(answer.json)).not.toMatch(/hash|google_subject|is_verified/);
  });

  test('mail scanners can open a link any number of times; it works once and then expires (spec 7.5, 7.8)', async () => {
    const visitor = newVisitor(server);
    await signUp(server, visitor);
    const { email, fingerprint } = visitor;
    await visitor.post('/cognito/user/sendLoginLink', { email, fingerprint });
    const link = linkIn(await lastMail(server, email));
    for (let time = 0; time < 5; time += 1) await fetch(new URL(link.search, server.url));
    const secret = link.searchParams.get('r') ?? '';
    expect(
      (await visitor.get('/cognito/user/refreshToken', { refresh_token: secret, fingerprint })).status,
    ).toBe(405);
    tokensOf(await renew(visitor, secret));
    const second = await renew(visitor, secret);
    expect(second.status).toBe(401);
    expect(second.json).toMatchObject(INVALID);
  });

  test('a link returns to the event site where it was requested, and never to an unconfigured site', async () => {
    const visitor = newVisitor(server);
    await signUp(server, visitor);
    const { email, fingerprint } = visitor;
    const ask = async (host: string) => {
      await post(
        server,
        '/api/v1/cognito/user/sendLoginLink',
        { email, fingerprint },
        { 'X-Forwarded-Host': host, 'X-Forwarded-For': `2001:db8::${randomInt(1, 9999)}` },
      );
      return linkIn(await lastMail(server, email)).origin;
    };
    expect(await ask(EVENT_HOST)).toBe(`http://${EVENT_HOST}`);
    for (const host of ['evil.test', `${EVENT_HOST}.evil.test`])
      expect(await ask(host)).toBe('http://localhost:3000');
  });

  test('a link works only in the browser that requested it', async () => {
    const visitor = newVisitor(server);
    await signUp(server, visitor);
    const { email, fingerprint } = visitor;
    await visitor.post('/cognito/user/sendLoginLink', { email, fingerprint });
    const secret = linkIn(await lastMail(server, email)).searchParams.get('r') ?? '';
    expect((await renew(newVisitor(server), secret)).status).toBe(401);
    tokensOf(await renew(visitor, secret));
  });

  test('of twenty simultaneous uses of a link, one signs in', async () => {
    const visitor = newVisitor(server);
    await signUp(server, visitor);
    const { email, fingerprint } = visitor;
    await visitor.post('/cognito/user/sendLoginLink', { email, fingerprint });
    const secret = linkIn(await lastMail(server, email)).searchParams.get('r') ?? '';
    const answers = await Promise.all(Array.from({ length: 20 }, () => renew(visitor, secret)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("a link's access token has expired, and clients are told to refresh", async () => {
    const visitor = newVisitor(server);
    await signUp(server, visitor);
    const { email, fingerprint } = visitor;
    await visitor.post('/cognito/user/sendLoginLink', { email, fingerprint });
    const expired = linkIn(await lastMail(server, email)).searchParams.get('a') ?? '';
    const answer = await visitor.get('/cognito/user/authUser', {}, expired);
    expect(answer.status).toBe(401);
    expect(answer.json).toMatchObject({ success: false, text_code: 'TOKEN_EXPIRED' });
  });

  test('an emailed code signs in once, with or without its space (spec 7.8, 7.12)', async () => {
    const visitor = newVisitor(server);
    await signUp(server, visitor);
    const { email, fingerprint } = visitor;
    await visitor.post('/cognito/user/sendLoginLink', { email, fingerprint, code_only: true });
    const mail = await lastMail(server, email);
    expect(mail.template).toBe('code');
    expect(mail.text).not.toContain('r=link');
    const given = { email, fingerprint, code: codeIn(mail).replace(' ', '') };
    expect(
      (
        await newVisitor(server).get('/cognito/user/loginRecoveryCode', {
          ...given,
          fingerprint: 'x'.repeat(21),
        })
      ).status,
    ).toBe(401);
    tokensOf(await visitor.get('/cognito/user/loginRecoveryCode', given));
    expect((await visitor.get('/cognito/user/loginRecoveryCode', given)).status).toBe(401);
  });

  test('a new password set with an emailed code signs every browser out and works from then on (spec 7.4, 7.10, 7.11)', async () => {
    const visitor = newVisitor(server);
    const before = await signUp(server, visitor);
    const { email, fingerprint } = visitor;
    await visitor.get('/cognito/user/recoverPassword', { email });
    const code = codeIn(await lastMail(server, email));
    const short = await visitor.get('/cognito/user/recoverPasswordCheck', {
      email,
      code,
      newpassword: 'short77',
    });
    expect(short.status).toBe(422);
    expect(JSON.stringify(short.json)).not.toContain('short77');
    const given = { email, code, newpassword: PASSWORD };
    expect((await visitor.get('/cognito/user/recoverPasswordCheck', given)).status).toBe(200);
    expect((await visitor.get('/cognito/user/recoverPasswordCheck', given)).status).toBe(401);
    expect((await renew(visitor, before.refresh_token)).status).toBe(401);
    tokensOf(await visitor.post('/cognito/user/login', { username: email, password: PASSWORD, fingerprint }));
  });

  test('a sign-in that is not sent as JSON is rejected', async () => {
    const answer = await post(server, '/api/v1/cognito/user/login', '{}', { 'Content-Type': 'text/plain' });
    expect(answer.status).toBe(415);
  });

  test('emails are in the requested language', async () => {
    const visitor = newVisitor(server);
    await signUp(server, visitor);
    const { email, fingerprint } = visitor;
    await visitor.post('/cognito/user/sendLoginLink', { email, fingerprint, language: 'ar' });
    const mail = await lastMail(server, email);
    expect(mail.html).toContain('<html lang="ar" dir="rtl">');
    expect(mail.text).toContain('مرحبًا \u2068Aroha\u2069');
    expect(mail.status).toBe('kept');
  });

  test('an account that signs in by link again is the same', async () => {
    const visitor = newVisitor(server);
    const { id } = await signUp(server, visitor);
    const { access_token } = await signInByLink(server, visitor);
    expect((await visitor.get(`/cognito/user/${String(id)}`, {}, access_token)).status).toBe(200);
  });
});
