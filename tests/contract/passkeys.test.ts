import { expect, test } from 'vitest';
import { z } from 'zod';
import { createAuthenticator, type Twist } from '../backend/software-authenticator.ts';
import {
  passkeyCreationSchema,
  passkeyRequestSchema,
  passkeySchema,
  type Passkey,
} from '../../lib/contract/entities/passkeys.ts';
import { PASSKEY_UNKNOWN } from '../../lib/contract/text-codes.ts';
import {
  codeIn,
  lastMail,
  mailsTo,
  newVisitor,
  renew,
  signInByLink,
  signUp,
  tokensOf,
  type Visitor,
} from './harness/accounts.ts';
import type { Answer } from './harness/client.ts';
import { mostlyOnOne, onEachServer } from './harness/servers.ts';

const ORIGIN = 'http://localhost:3000';
const PATH = '/cognito/user/passkey';

const read = <S extends z.ZodType>(answer: Answer, schema: S): z.output<S> => {
  expect(answer.status, JSON.stringify(answer.json)).toBe(200);
  return schema.parse(answer.json);
};
const refusalOf = ({ status, json }: Answer) => ({
  status,
  ...z.object({ message: z.string(), text_code: z.string().optional() }).parse(json),
});

onEachServer('passkeys', (server) => {
  const listOf = async (visitor: Visitor, token: string): Promise<Passkey[]> =>
    read(await visitor.get(PATH, {}, token), z.object({ data: z.array(passkeySchema) })).data;

  const creationFor = async (visitor: Visitor, token: string) =>
    read(await visitor.post(`${PATH}/addOptions`, {}, token), z.object({ options: passkeyCreationSchema }))
      .options;

  const requestFor = async (visitor: Visitor) =>
    read(
      await visitor.post(`${PATH}/loginOptions`, { fingerprint: visitor.fingerprint }),
      z.object({ options: passkeyRequestSchema }),
    ).options;

  /** A customer who has just signed in, with a device and a passkey on it. */
  const owner = async (twist: Twist = {}) => {
    const visitor = newVisitor(server);
    const { access_token: token, id, refresh_token } = await signUp(server, visitor);
    const device = createAuthenticator(ORIGIN);
    const credential = device.make(await creationFor(visitor, token), twist);
    const passkey = read(
      await visitor.post(`${PATH}/add`, { credential }, token),
      z.object({ item: passkeySchema }),
    ).item;
    return { visitor, token, refresh_token, id, device, credential, passkey };
  };

  const login = (visitor: Visitor, credential: object) =>
    visitor.post(`${PATH}/login`, { credential, fingerprint: visitor.fingerprint });

  test('a passkey is made for this site alone, is listed, and signs its owner in', async () => {
    const { visitor, token, id, device, credential, passkey } = await owner();
    const { rp, user, authenticatorSelection, excludeCredentials } = await creationFor(visitor, token);
    expect(rp.id).toBe('localhost');
    expect(rp.name).not.toBe('');
    expect(user.name).toBe(visitor.email);
    expect(Buffer.from(user.id, 'base64url')).toHaveLength(32);
    expect(authenticatorSelection).toEqual({ residentKey: 'required', userVerification: 'required' });
    // A device that has one makes no second; what browsers will call it tomorrow is left out.
    expect(excludeCredentials).toEqual([
      { id: credential.id, type: 'public-key', transports: ['internal', 'hybrid'] },
    ]);
    expect(await listOf(visitor, token)).toEqual([passkey]);
    expect(passkey).toMatchObject({ last_used_at: null, created_at: expect.stringMatching(/^20\d\d-/) });

    const elsewhere = newVisitor(server);
    const tokens = tokensOf(await login(elsewhere, device.use(await requestFor(elsewhere), credential.id)));
    const me = await elsewhere.get('/cognito/user/authUser', {}, tokens.access_token);
    expect(me.json).toMatchObject({ id, email: visitor.email });
    tokensOf(await renew(elsewhere, tokens.refresh_token));
    expect((await listOf(visitor, token))[0]?.last_used_at).toMatch(/^20\d\d-/);
  });

  test('its owner is told by email of each passkey that is added or removed, and of no secret', async () => {
    const { visitor, token, passkey } = await owner();
    const added = await lastMail(server, visitor.email);
    expect(added.template).toBe('passkey_added');
    expect(added.text).toContain(passkey.name);
    expect((await visitor.post(`${PATH}/remove`, { id: passkey.id }, token)).status).toBe(200);
    expect((await lastMail(server, visitor.email)).template).toBe('passkey_removed');
    expect((await mailsTo(server, visitor.email)).map(({ template }) => template)).toEqual([
      'passkey_removed',
      'passkey_added',
      'welcome',
    ]);
  });

  test('a removed passkey signs in nobody, and other browsers are signed out', async () => {
    const { visitor, token, device, credential, passkey } = await owner();
    const other = newVisitor(server, visitor.email);
    const there = await signInByLink(server, other);
    expect((await visitor.post(`${PATH}/remove`, { id: passkey.id }, token)).status).toBe(200);
    expect(await listOf(visitor, token)).toEqual([]);
    expect((await other.get('/cognito/user/authUser', {}, there.access_token)).status).toBe(401);
    const refused = refusalOf(await login(other, device.use(await requestFor(other), credential.id)));
    expect(refused).toMatchObject({ status: 401, text_code: PASSKEY_UNKNOWN });
    for (const [call, more] of [
      ['remove', {}],
      ['rename', { name: 'Gone' }],
    ] as const)
      expect((await visitor.post(`${PATH}/${call}`, { id: passkey.id, ...more }, token)).status).toBe(404);
  });

  test('of several removals of a passkey at the same moment one is done, and one email is sent', async () => {
    const { visitor, token, passkey } = await owner();
    const removals = await Promise.all(
      Array.from({ length: 5 }, () => visitor.post(`${PATH}/remove`, { id: passkey.id }, token)),
    );
    expect(removals.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404, 404]);
    const templates = (await mailsTo(server, visitor.email)).map(({ template }) => template);
    expect(templates.filter((template) => template === 'passkey_removed')).toHaveLength(1);
  });

  test("another customer's passkey looks like one that does not exist", async () => {
    const [one, other] = [await owner(), await owner()];
    for (const [call, more] of [
      ['remove', {}],
      ['rename', { name: 'Mine now' }],
    ] as const) {
      const foreign = await one.visitor.post(`${PATH}/${call}`, { id: other.passkey.id, ...more }, one.token);
      const missing = await one.visitor.post(`${PATH}/${call}`, { id: 99_999_999, ...more }, one.token);
      expect([foreign.status, foreign.json]).toEqual([missing.status, missing.json]);
      expect(foreign.status).toBe(404);
    }
    expect(await listOf(other.visitor, other.token)).toEqual([other.passkey]);
  });

  test('is renamed, with a name of at most sixty characters', async () => {
    const { visitor, token, passkey } = await owner();
    const rename = (name: string) => visitor.post(`${PATH}/rename`, { id: passkey.id, name }, token);
    expect((await rename(' ')).status).toBe(422);
    expect((await rename('x'.repeat(61))).status).toBe(422);
    expect((await rename('Work laptop')).json).toMatchObject({ item: { name: 'Work laptop' } });
    expect(await listOf(visitor, token)).toMatchObject([{ id: passkey.id, name: 'Work laptop' }]);
  });

  test('each answer counts once, of twenty at the same moment as well', async () => {
    const { visitor, token, device, credential } = await owner();
    const options = await creationFor(visitor, token);
    const made = device.make(options);
    const added = await Promise.all(
      Array.from({ length: 20 }, () => visitor.post(`${PATH}/add`, { credential: made }, token)),
    );
    expect(added.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(19).fill(422)]);
    const used = device.use(await requestFor(visitor), credential.id);
    const entered = await Promise.all(Array.from({ length: 20 }, () => login(visitor, used)));
    expect(entered.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(19).fill(401)]);
  });

  test('a passkey that is known already is not added again', async () => {
    const [one, other] = [await owner(), await owner()];
    const again = one.device.make(await creationFor(one.visitor, one.token));
    // The same bytes, as if a second account could claim them.
    const { challenge } = await creationFor(other.visitor, other.token);
    expect((await one.visitor.post(`${PATH}/add`, { credential: again }, one.token)).status).toBe(200);
    const client = JSON.parse(Buffer.from(again.response.clientDataJSON, 'base64url').toString()) as object;
    const clientDataJSON = Buffer.from(JSON.stringify({ ...client, challenge })).toString('base64url');
    const stolen = { ...again, response: { ...again.response, clientDataJSON } };
    const refused = await other.visitor.post(`${PATH}/add`, { credential: stolen }, other.token);
    expect(refusalOf(refused)).toMatchObject({
      status: 422,
      message: 'This passkey has already been added.',
    });
  });

  test.each<[string, Twist]>([
    ['another site', { origin: 'https://evil.test' }],
    ['an event site', { origin: 'http://event.localhost:3000' }],
    ['another host', { rpId: 'evil.test' }],
    ['a challenge of its own', { challenge: Buffer.alloc(32).toString('base64url') }],
    ['somebody who has not proved who they are', { isVerified: false }],
  ])('nothing made or signed for %s is accepted', async (_what, twist) => {
    const { visitor, token, device, credential } = await owner();
    const made = device.make(await creationFor(visitor, token), twist);
    expect((await visitor.post(`${PATH}/add`, { credential: made }, token)).status).toBe(422);
    expect(await listOf(visitor, token)).toHaveLength(1);
    const used = device.use(await requestFor(visitor), credential.id, twist);
    expect((await login(visitor, used)).status).toBe(401);
  });

  test('a signature is worth nothing with other data, another key, another owner or in another browser', async () => {
    const [one, other] = [await owner(), await owner()];
    const { visitor, device, credential } = one;
    const signed = async (twist: Twist = {}) => device.use(await requestFor(visitor), credential.id, twist);
    const fresh = await signed();
    const changed = Buffer.from(fresh.response.authenticatorData, 'base64url');
    changed.writeUInt32BE(7, 33);
    const cases = [
      { ...fresh, response: { ...fresh.response, authenticatorData: changed.toString('base64url') } },
      { ...(await signed()), id: other.credential.id, rawId: other.credential.id },
      await signed({ userHandle: Buffer.alloc(32).toString('base64url') }),
      { ...(await signed()), response: { ...(await signed()).response, clientDataJSON: 'bm8ganNvbg' } },
    ];
    for (const forged of cases) expect((await login(visitor, forged)).status).toBe(401);
    expect((await login(newVisitor(server), await signed())).status).toBe(401);
    tokensOf(await login(visitor, await signed()));
  });

  test('a count of signatures that goes back is refused as a copy, and says what to do', async () => {
    const { visitor, device, credential } = await owner({ counter: 3 });
    const enter = async (counter: number) =>
      login(visitor, device.use(await requestFor(visitor), credential.id, { counter }));
    tokensOf(await enter(4));
    for (const counter of [4, 2, 0])
      expect(refusalOf(await enter(counter))).toMatchObject({
        status: 401,
        message: expect.stringContaining('copied'),
      });
    tokensOf(await enter(4_000_000_000));
  });

  test('what a device says of its maker is not asked for, and not looked at', async () => {
    const { passkey } = await owner({
      attestation: [
        'packed',
        new Map<string, number | Buffer>([
          ['alg', -7],
          ['sig', Buffer.from('nonsense')],
        ]),
      ],
    });
    expect(passkey.id).toBeGreaterThan(0);
  });

  test('an account that the office has switched off is told so, once its passkey has proved who it is', async () => {
    const { visitor, id, device, credential } = await owner();
    const switched = await fetch(new URL(`/api/customers/${String(id)}`, server.url), {
      method: 'PATCH',
      headers: { Authorization: `JWT ${server.token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ enabled: false }),
    });
    expect(switched.status).toBe(200);
    expect((await login(visitor, device.use(await requestFor(visitor), credential.id))).status).toBe(403);
  });

  test('nobody adds, lists, renames or removes passkeys without being signed in', async () => {
    const visitor = newVisitor(server);
    expect((await visitor.get(PATH)).status).toBe(401);
    for (const call of ['addOptions', 'sendCode'])
      expect((await visitor.post(`${PATH}/${call}`, {})).status).toBe(401);
  });

  test('an emailed code is taken once, and five wrong ones are enough', async () => {
    const { visitor, token } = await owner();
    expect((await visitor.post(`${PATH}/sendCode`, {}, token)).status).toBe(200);
    const code = codeIn(await lastMail(server, visitor.email));
    const check = (given: string) => visitor.post(`${PATH}/checkCode`, { code: given }, token);
    expect((await check('0000 0000')).json).toMatchObject({ fields: { code: expect.any(String) } });
    expect((await check(code)).status).toBe(200);
    expect((await check(code)).status).toBe(422);
    for (let time = 0; time < 3; time += 1) expect((await check('0000 0000')).status).toBe(422);
    expect((await check('0000 0000')).status).toBe(429);
  });

  test('the twenty-first passkey is refused', mostlyOnOne(server), async () => {
    const { visitor, token, device } = await owner();
    for (let time = 1; time < 20; time += 1) {
      const credential = device.make(await creationFor(visitor, token));
      expect((await visitor.post(`${PATH}/add`, { credential }, token)).status).toBe(200);
    }
    const refused = refusalOf(await visitor.post(`${PATH}/addOptions`, {}, token));
    expect(refused).toMatchObject({ status: 422, message: expect.stringContaining('20') });
  });
});
