import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { EVENT_HOST } from './fixtures/site-fixtures.ts';
import {
  codeIn,
  givePassword,
  lastMail,
  linkIn,
  mailsTo,
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
  test('a registration is mailed a link that signs in, proves the address, and says who somebody is', async () => {
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

  test('a link is opened as often as a mail scanner likes, works once, and then is worth nothing', async () => {
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

  test('a link leads to the event site where it was asked for, and to no site that is not configured', async () => {
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

  test('a link works in the browser that asked for it and in no other', async () => {
    const visitor = newVisitor(server);
    await signUp(server, visitor);
    const { email, fingerprint } = visitor;
    await visitor.post('/cognito/user/sendLoginLink', { email, fingerprint });
    const secret = linkIn(await lastMail(server, email)).searchParams.get('r') ?? '';
    expect((await renew(newVisitor(server), secret)).status).toBe(401);
    tokensOf(await renew(visitor, secret));
  });

  test('a link used by twenty at once signs in one', async () => {
    const visitor = newVisitor(server);
    await signUp(server, visitor);
    const { email, fingerprint } = visitor;
    await visitor.post('/cognito/user/sendLoginLink', { email, fingerprint });
    const secret = linkIn(await lastMail(server, email)).searchParams.get('r') ?? '';
    const answers = await Promise.all(Array.from({ length: 20 }, () => renew(visitor, secret)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('the access token of a link is over, and a client is told to refresh', async () => {
    const visitor = newVisitor(server);
    await signUp(server, visitor);
    const { email, fingerprint } = visitor;
    await visitor.post('/cognito/user/sendLoginLink', { email, fingerprint });
    const expired = linkIn(await lastMail(server, email)).searchParams.get('a') ?? '';
    const answer = await visitor.get('/cognito/user/authUser', {}, expired);
    expect(answer.status).toBe(401);
    expect(answer.json).toMatchObject({ success: false, text_code: 'TOKEN_EXPIRED' });
  });

  test('a mailed code signs in once, typed with or without its blank', async () => {
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

  test('a code dies after five wrong ones, and the sixth guess is refused', async () => {
    const visitor = newVisitor(server);
    await signUp(server, visitor);
    const { email, fingerprint } = visitor;
    await visitor.post('/cognito/user/sendLoginLink', { email, fingerprint, code_only: true });
    const code = codeIn(await lastMail(server, email)).replace(' ', '');
    const wrong = String((Number(code) + 1) % 10 ** 8).padStart(8, '0');
    for (let time = 0; time < 5; time += 1) {
      const answer = await visitor.get('/cognito/user/loginRecoveryCode', {
        email,
        fingerprint,
        code: wrong,
      });
      expect(answer.status).toBe(401);
    }
    const sixth = await visitor.get('/cognito/user/loginRecoveryCode', { email, fingerprint, code });
    expect(sixth.status).toBe(429);
    // From another address the limit is not reached, but the code is dead.
    const elsewhere = newVisitor(server, email);
    expect(
      (await elsewhere.get('/cognito/user/loginRecoveryCode', { email, fingerprint, code })).status,
    ).toBe(401);
  });

  test('known and unknown accounts are answered with the same words', async () => {
    const known = newVisitor(server);
    await signUp(server, known);
    const unknown = newVisitor(server);
    const calls = [
      (who: typeof known) =>
        who.post('/cognito/user/login', {
          username: who.email,
          password: 'not this one',
          fingerprint: who.fingerprint,
        }),
      (who: typeof known) =>
        who.post('/cognito/user/sendLoginLink', { email: who.email, fingerprint: who.fingerprint }),
      (who: typeof known) => who.get('/cognito/user/recoverPassword', { email: who.email }),
      (who: typeof known) =>
        who.get('/cognito/user/loginRecoveryCode', {
          email: who.email,
          code: '12345678',
          fingerprint: who.fingerprint,
        }),
      (who: typeof known) =>
        who.get('/cognito/user/recoverPasswordCheck', {
          email: who.email,
          code: '12345678',
          newpassword: PASSWORD,
        }),
      (who: typeof known) =>
        who.post('/cognito/user/registerLink', {
          email: who.email,
          fingerprint: who.fingerprint,
          first_name: 'A',
          last_name: 'B',
        }),
    ];
    for (const call of calls) {
      const [one, other] = [await call(known), await call(unknown)];
      expect([one.status, one.json]).toEqual([other.status, other.json]);
    }
    const templates = async (email: string) => (await mailsTo(server, email)).map(({ template }) => template);
    expect(await templates(known.email)).toEqual(['existing', 'recovery', 'link', 'welcome']);
    expect(await templates(unknown.email)).toEqual(['welcome', 'unknown', 'unknown']);
  });

  test('five failed sign-ins lock the account for that address, whether it exists or not, and for nobody else', async () => {
    const visitor = newVisitor(server);
    await givePassword(visitor, await signUp(server, visitor), PASSWORD);
    const elsewhere = newVisitor(server, visitor.email);
    for (const who of [visitor, newVisitor(server)]) {
      const guess = (password: string) =>
        who.post('/cognito/user/login', { username: who.email, password, fingerprint: who.fingerprint });
      for (let time = 0; time < 5; time += 1) expect((await guess(`wrong ${String(time)}`)).status).toBe(401);
      const sixth = await guess(PASSWORD);
      expect(sixth.status).toBe(429);
      expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(800);
    }
    const given = {
      username: visitor.email.toUpperCase(),
      password: PASSWORD,
      fingerprint: elsewhere.fingerprint,
    };
    tokensOf(await elsewhere.post('/cognito/user/login', given));
  });

  test('guesses made side by side count like those made in turn', async () => {
    const visitor = newVisitor(server);
    await givePassword(visitor, await signUp(server, visitor), PASSWORD);
    const { email, fingerprint } = visitor;
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        visitor.post('/cognito/user/login', {
          username: email,
          password: `wrong ${String(index)}`,
          fingerprint,
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  test('a refresh token is exchanged, its predecessor gets the same successor, an older one ends the family', async () => {
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

  test('five tabs that refresh at once get one and the same successor', async () => {
    const visitor = newVisitor(server);
    const { refresh_token } = await signUp(server, visitor);
    const answers = await Promise.all(Array.from({ length: 5 }, () => renew(visitor, refresh_token)));
    const successors = new Set(answers.map((answer) => tokensOf(answer).refresh_token));
    expect(successors.size).toBe(1);
  });

  test('a refresh token that comes from another browser ends the family', async () => {
    const visitor = newVisitor(server);
    const { refresh_token } = await signUp(server, visitor);
    expect((await renew(newVisitor(server), refresh_token)).status).toBe(401);
    expect((await renew(visitor, refresh_token)).status).toBe(401);
  });

  test('signing out makes both tokens worthless', async () => {
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

  test('tokens of other kinds, of other signatures or of none are invalid', async () => {
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

  test('a new password by mailed code signs every browser out and works from then on', async () => {
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

  test('the seventh mail to one address within a quarter of an hour is refused', async () => {
    const { email, fingerprint } = newVisitor(server);
    const statuses: number[] = [];
    for (let time = 0; time < 7; time += 1) {
      const answer = await newVisitor(server).post('/cognito/user/sendLoginLink', { email, fingerprint });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
  });

  test('a sign-in that is not sent as JSON is refused', async () => {
    const answer = await post(server, '/api/v1/cognito/user/login', '{}', { 'Content-Type': 'text/plain' });
    expect(answer.status).toBe(415);
  });

  test('mails are written in the language that was asked for', async () => {
    const visitor = newVisitor(server);
    await signUp(server, visitor);
    const { email, fingerprint } = visitor;
    await visitor.post('/cognito/user/sendLoginLink', { email, fingerprint, language: 'ar' });
    const mail = await lastMail(server, email);
    expect(mail.html).toContain('<html lang="ar" dir="rtl">');
    expect(mail.text).toContain('مرحبًا Aroha');
    expect(mail.status).toBe('kept');
  });

  test('an account that signs in by link again is the same', async () => {
    const visitor = newVisitor(server);
    const { id } = await signUp(server, visitor);
    const { access_token } = await signInByLink(server, visitor);
    expect((await visitor.get(`/cognito/user/${String(id)}`, {}, access_token)).status).toBe(200);
  });
});
