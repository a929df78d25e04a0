import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTemporaryPayload, type TemporaryPayload } from '../../../tests/backend/temporary-payload.ts';
import { sendLoginLink } from './passwordless.ts';
import { sendRecoveryCode } from './recovery.ts';
import { register } from './register.ts';
import { signInByPassword } from './sign-in.ts';

const CALLER = {
  fingerprint: 'a-browser-of-21-chars',
  agent: null,
  address: '203.0.113.7',
  site: 'https://www.example.org',
};

let cms: TemporaryPayload;
beforeAll(async () => {
  cms = await openTemporaryPayload();
  await cms.payload.updateGlobal({
    slug: 'domain-settings',
    data: { name: 'Test Series', configuration: { login_code_only: true } },
  });
}, 120_000);
afterAll(() => cms.close());

test('on a site with sign-in by code only, no email contains a link', async () => {
  const email = 'mere@example.org';
  await register(cms.payload, { email, first_name: 'Mere', last_name: 'Tane' }, CALLER);
  await sendLoginLink(cms.payload, { email, code_only: false }, CALLER);
  const { docs } = await cms.payload.find({ collection: 'mails', sort: 'id', depth: 0 });
  expect(docs.map(({ template }) => template)).toEqual(['code', 'code']);
  for (const mail of docs) {
    expect(mail.text).toMatch(/^\d{4} \d{4}$/m);
    expect(`${mail.html ?? ''}${mail.text ?? ''}`).not.toContain('r=link');
  }
});

test('on such a site, passwords can be used neither to sign in nor for recovery', async () => {
  const login = { username: 'mere@example.org', password: 'anything' };
  await expect(signInByPassword(cms.payload, login, CALLER)).rejects.toMatchObject({ status: 403 });
  await expect(sendRecoveryCode(cms.payload, { email: 'mere@example.org' }, CALLER)).rejects.toMatchObject({
    status: 403,
  });
});
