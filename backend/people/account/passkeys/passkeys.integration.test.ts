import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { tokensSchema } from '../../../../lib/contract/entities/account.ts';
import {
  passkeyCreationSchema,
  passkeyRequestSchema,
  passkeySchema,
} from '../../../../lib/contract/entities/passkeys.ts';
import { CONFIRMATION_NEEDED } from '../../../../lib/contract/text-codes.ts';
import { runStatement } from '../../../kernel/database/run-in-transaction.ts';
import { sql } from '../../../kernel/database/statement.ts';
import { newBrowser } from '../../../../tests/backend/browser.ts';
import { createAuthenticator } from '../../../../tests/backend/software-authenticator.ts';
import { temporaryPayload } from '../../../../tests/backend/temporary-payload.ts';

const PATH = '/cognito/user/passkey';

const cms = temporaryPayload();

async function lastMail(to: string): Promise<string> {
  const { docs } = await cms.payload.find({
    collection: 'mails',
    where: { to: { equals: to } },
    sort: '-id',
    limit: 1,
  });
  return docs[0]?.text ?? '';
}
const codeTo = async (email: string) => /^ *(\d{4} \d{4})$/m.exec(await lastMail(email))?.[1] ?? '';

/** Signs a customer in by email, in their own browser. */
async function signIn(email: string) {
  const browser = newBrowser();
  const { fingerprint } = browser;
  await browser.post('/cognito/user/sendLoginLink', { email, fingerprint });
  const answer = await browser.post('/cognito/user/refreshToken', {
    refresh_token: /[?&]r=(\S+)/.exec(await lastMail(email))?.[1] ?? '',
    fingerprint,
  });
  const token = tokensSchema.parse(await answer.json()).access_token;
  const send = (call: string, body = {}) => browser.post(`${PATH}/${call}`, body, token);
  return { ...browser, token, send };
}

async function newCustomer() {
  const email = `${randomBytes(6).toString('hex')}@example.org`;
  const { id } = await cms.payload.create({
    collection: 'customers',
    data: { email, first_name: 'Aroha', is_verified: true },
  });
  return { email, id };
}

/** Makes a customer's sign-ins, and the secrets issued to them, older. */
const age = async (customer: number, minutes: number) => {
  const since = new Date(Date.now() - minutes * 60_000).toISOString();
  await runStatement(
    cms.payload,
    sql`UPDATE customer_sessions SET created_at = ${since} WHERE customer_id = ${customer}`,
  );
};

const read = async <S extends z.ZodType>(answer: Response, schema: S): Promise<z.output<S>> => {
  const json: unknown = await answer.json();
  expect(answer.status, JSON.stringify(json)).toBe(200);
  return schema.parse(json);
};
const creationIn = async (answer: Response) =>
  (await read(answer, z.object({ options: passkeyCreationSchema }))).options;

/** A signed-in customer with a passkey on a device. */
async function owner() {
  const { config } = await import('../../../kernel/config.ts');
  const device = createAuthenticator(new URL(config().siteUrl).origin);
  const customer = await newCustomer();
  const browser = await signIn(customer.email);
  const credential = device.make(await creationIn(await browser.send('addOptions')));
  const { item } = await read(await browser.send('add', { credential }), z.object({ item: passkeySchema }));
  return { ...customer, ...browser, device, credential, passkey: item };
}

test('a quarter of an hour after signing in, adding and removing require a code, which only confirms that sign-in', async () => {
  const { id, email, send, passkey } = await owner();
  const other = await signIn(email);
  await age(id, 16);
  for (const [call, body] of [
    ['addOptions', {}],
    ['remove', { id: passkey.id }],
  ] as const) {
    const refused = await send(call, body);
    expect([refused.status, await refused.json()]).toMatchObject([401, { text_code: CONFIRMATION_NEEDED }]);
  }
  // Renaming gives no access, so it needs no fresh confirmation.
  expect((await send('rename', { id: passkey.id, name: 'Phone' })).status).toBe(200);

  expect((await send('sendCode', { language: 'de' })).status).toBe(200);
  expect(await lastMail(email)).toContain('Passkeys');
  const code = await codeTo(email);
  expect((await other.send('checkCode', { code })).status).toBe(422);
  expect((await send('checkCode', { code })).status).toBe(200);
  expect((await send('addOptions')).status).toBe(200);
  expect((await other.send('addOptions')).status).toBe(401);
  expect((await send('remove', { id: passkey.id })).status).toBe(200);
});

test('only the sign-in that requested a challenge can complete it, and nobody after ten minutes', async () => {
  const { id, email, send, device } = await owner();
  const other = await signIn(email);
  const options = await creationIn(await send('addOptions'));
  const refused = await other.send('add', { credential: device.make(options) });
  expect(refused.status).toBe(422);
  const late = await creationIn(await send('addOptions'));
  await runStatement(
    cms.payload,
    sql`UPDATE one_time_secrets SET expires_at = ${new Date(Date.now() - 1000).toISOString()}
        WHERE customer_id = ${id} AND purpose = ${'passkey-new'}`,
  );
  expect((await send('add', { credential: device.make(late) })).status).toBe(422);
});

test('stores no challenge in plain text', async () => {
  const { send } = await owner();
  const { challenge } = await creationIn(await send('addOptions'));
  const { docs } = await cms.payload.find({
    collection: 'one-time-secrets',
    pagination: false,
    showHiddenFields: true,
  });
  expect(docs.length).toBeGreaterThan(0);
  expect(JSON.stringify(docs)).not.toContain(challenge);
});

test('the export lists passkeys without their keys, and the deletion of the account deletes them', async () => {
  const { id, email, get, post, token, passkey, device, credential } = await owner();
  const exported: unknown = await (await get('/cognito/user/exportData', token)).json();
  expect(exported).toMatchObject({ passkeys: [passkey] });
  expect(JSON.stringify(exported)).not.toMatch(/public_key|credential_id/);
  await post('/cognito/user/deleteAccount', {}, token);
  expect((await post('/cognito/user/deleteAccountCheck', { code: await codeTo(email) }, token)).status).toBe(
    200,
  );
  const left = await cms.payload.count({
    collection: 'customer-passkeys',
    where: { customer: { equals: id } },
  });
  expect(left.totalDocs).toBe(0);
  const browser = newBrowser();
  const { fingerprint } = browser;
  const begun = await browser.post(`${PATH}/loginOptions`, { fingerprint });
  const { options } = await read(begun, z.object({ options: passkeyRequestSchema }));
  const answer = await browser.post(`${PATH}/login`, {
    credential: device.use(options, credential.id),
    fingerprint,
  });
  expect(answer.status).toBe(401);
});
