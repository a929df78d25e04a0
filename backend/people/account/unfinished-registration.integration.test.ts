import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { newBrowser } from '../../../tests/backend/browser.ts';
import { onceRead } from '../../../tests/backend/once-read.ts';
import { temporaryPayload } from '../../../tests/backend/temporary-payload.ts';
import { customerByEmail } from './customer.ts';
import { purgeUnverifiedAccounts } from './purge-unverified.ts';
import { verifyEmail } from './verify-email.ts';

const DAY_MS = 24 * 60 * 60_000;

const cms = temporaryPayload();

const newEmail = () => `${randomBytes(6).toString('hex')}@example.org`;
const customerOf = async (email: string) => {
  const found = await customerByEmail(cms.payload, email);
  if (!found) throw new Error('There is no such account.');
  return found;
};
const begin = async (email: string) =>
  (await cms.payload.create({ collection: 'customers', data: { email } })).id;

test('an unfinished registration is deleted after a week, but not if its owner verifies the address at that moment', async () => {
  const { payload } = cms;
  const [abandoned, finished] = [newEmail(), newEmail()];
  await begin(abandoned);
  const id = await begin(finished);
  await purgeUnverifiedAccounts(payload, new Date(Date.now() + 6 * DAY_MS));
  expect(await customerByEmail(payload, abandoned)).not.toBeNull();

  onceRead(payload, 'customers', id, () => verifyEmail(payload, id));
  await purgeUnverifiedAccounts(payload, new Date(Date.now() + 8 * DAY_MS));
  expect(await customerByEmail(payload, abandoned)).toBeNull();
  expect(await customerByEmail(payload, finished)).toMatchObject({ is_verified: true });
});

test('a registration started again doesn’t rename an account whose owner verifies the address at that moment', async () => {
  const { payload } = cms;
  const email = newEmail();
  const { fingerprint, post } = newBrowser();
  const register = (first_name: string) =>
    post('/cognito/user/registerLink', { email, fingerprint, first_name, last_name: 'Tane' });
  await register('Aroha');
  await register('Mere');
  const { id, first_name } = await customerOf(email);
  expect(first_name).toBe('Mere');

  onceRead(payload, 'customers', id, () => verifyEmail(payload, id));
  expect((await register('Somebody else')).status).toBe(200);
  expect(await customerOf(email)).toMatchObject({ first_name: 'Mere', is_verified: true });
  const { docs } = await payload.find({ collection: 'mails', where: { to: { equals: email } }, sort: 'id' });
  expect(docs.map(({ template }) => template)).toEqual(['welcome', 'welcome', 'existing']);
});
