import { expect, test } from 'vitest';
import { codeIn, givePassword, lastMail, mailsTo, newVisitor, signUp, tokensOf } from './harness/accounts.ts';
import { mostlyOnOneServer } from './harness/servers.ts';

const PASSWORD = 'Ruapuna-1967';

mostlyOnOneServer('guessing at accounts', (server) => {
  test('a code expires after five wrong attempts, and the sixth is rejected', async () => {
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
    // From another address the limit isn't reached, but the code has expired.
    const elsewhere = newVisitor(server, email);
    expect(
      (await elsewhere.get('/cognito/user/loginRecoveryCode', { email, fingerprint, code })).status,
    ).toBe(401);
  });

  test('known and unknown accounts get the same response', async () => {
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

  test('five failed sign-ins lock the account for that address only, whether or not it exists', async () => {
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

  test('parallel attempts count like sequential ones', async () => {
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

  test('the seventh email to one address within 15 minutes is rejected', async () => {
    const { email, fingerprint } = newVisitor(server);
    const statuses: number[] = [];
    for (let time = 0; time < 7; time += 1) {
      const answer = await newVisitor(server).post('/cognito/user/sendLoginLink', { email, fingerprint });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
  });
});
