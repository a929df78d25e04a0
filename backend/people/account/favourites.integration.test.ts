import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { tokensSchema } from '../../../lib/contract/entities/account.ts';
import { favouritesSchema } from '../../../lib/contract/entities/favourites.ts';
import { newBrowser } from '../../../tests/backend/browser.ts';
import { temporaryPayload } from '../../../tests/backend/temporary-payload.ts';

const cms = temporaryPayload();

const PATH = '/cognito/user/favourites';
const gt = { kind: 'category', id: '3', name: 'GT Championship', address: '/category/gt' } as const;
const ford = { kind: 'category', id: '12', name: 'Formula Ford', address: '/category/ford' } as const;
const ana = { kind: 'driver', id: '7', name: 'Ana Roe', address: '/drivers/ana-roe' } as const;

/** A customer, and what one of their browsers does with favourites. */
async function signUp() {
  const email = `${randomBytes(6).toString('hex')}@example.org`;
  const browser = newBrowser();
  const { fingerprint, get, post } = browser;
  await post('/cognito/user/registerLink', { email, fingerprint, first_name: 'Aroha', last_name: 'Tane' });
  const { docs } = await cms.payload.find({
    collection: 'mails',
    where: { to: { equals: email } },
    sort: '-id',
    limit: 1,
  });
  const secret = /[?&]r=(\S+)/.exec(docs[0]?.text ?? '')?.[1] ?? '';
  const answer = await post('/cognito/user/refreshToken', { refresh_token: secret, fingerprint });
  const token = tokensSchema.parse(await answer.json()).access_token;
  const user: unknown = await (await get('/cognito/user/authUser', token)).json();
  const merge = (given: object) => post(PATH, { starred: [], removed: [], ...given }, token);
  const merged = async (given: object) => {
    const response = await merge(given);
    expect(response.status).toBe(200);
    return favouritesSchema.parse(await response.json());
  };
  const names = async (given: object = {}) => (await merged(given)).starred.map(({ name }) => name);
  const key = async (renew = false) => {
    const response = await post(`${PATH}/calendar`, { renew }, token);
    return z.object({ key: z.string() }).parse(await response.json()).key;
  };
  return { get, post, token, id: z.object({ id: z.number() }).parse(user).id, merge, merged, names, key };
}

const categoriesOf = async (key: string) => {
  const answer = await newBrowser().get(`${PATH}/categories?key=${encodeURIComponent(key)}`);
  if (answer.status !== 200) return answer.status;
  return z.object({ ids: z.array(z.number()) }).parse(await answer.json()).ids;
};

test('a customer’s browsers share what each has starred, and the latest change wins', async () => {
  const { names } = await signUp();
  expect(await names({ starred: [{ ...gt, at: 1_000 }] })).toEqual(['GT Championship']);
  expect(await names({ starred: [{ ...ana, at: 2_000 }] })).toEqual(['GT Championship', 'Ana Roe']);
  expect(await names({ removed: [{ kind: 'category', id: '3', at: 500 }] })).toHaveLength(2);
  expect(await names({ removed: [{ kind: 'category', id: '3', at: 3_000 }] })).toEqual(['Ana Roe']);
  // A browser that hasn't been used since then brings nothing back.
  expect(await names({ starred: [{ ...gt, at: 1_000 }] })).toEqual(['Ana Roe']);
  expect(await names({ starred: [{ ...gt, at: 4_000 }] })).toEqual(['Ana Roe', 'GT Championship']);
});

test('browsers that merge at the same moment lose nothing', async () => {
  const { merged, names } = await signUp();
  await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      merged({ starred: [{ ...ana, id: String(index), name: `Driver ${String(index)}`, at: index }] }),
    ),
  );
  expect(await names()).toHaveLength(8);
});

test('a clock that is ahead doesn’t win over changes made until then', async () => {
  const { merged, names } = await signUp();
  const ahead = Date.now() + 3_600_000;
  const { starred } = await merged({ starred: [{ ...gt, at: ahead }] });
  expect(starred[0]?.at).toBeLessThanOrEqual(Date.now());
  expect(await names({ removed: [{ kind: 'category', id: '3', at: Date.now() + 1 }] })).toEqual([]);
});

test('the calendar follows the categories, and a new key revokes the previous one', async () => {
  const { merged, key } = await signUp();
  await merged({ starred: [gt, ana].map((favourite, index) => ({ ...favourite, at: index })) });
  const first = await key();
  expect(await key()).toBe(first);
  expect(await categoriesOf(first)).toEqual([3]);
  await merged({ starred: [{ ...ford, at: 9 }], removed: [{ kind: 'category', id: '3', at: 9 }] });
  expect(await categoriesOf(first)).toEqual([12]);

  const renewed = await key(true);
  expect(renewed).not.toBe(first);
  expect(await categoriesOf(first)).toBe(404);
  expect(await categoriesOf(renewed)).toEqual([12]);
  // What was starred stays.
  const { starred } = await merged({});
  expect(starred.map(({ name }) => name)).toEqual(['Ana Roe', 'Formula Ford']);
});

test('browsers that ask for the first key to the calendar at the same moment get the same one', async () => {
  const { key } = await signUp();
  const keys = await Promise.all([key(), key(), key()]);
  expect(new Set(keys).size).toBe(1);
  expect(await categoriesOf(keys[0])).toEqual([]);
});

test('nobody can open the calendar of a customer who has none, or by guessing', async () => {
  const { id, key } = await signUp();
  const guesses = [`${String(id)}_${'A'.repeat(22)}`, `${String(id)}_`, String(id), `0_${'A'.repeat(22)}`];
  for (const guess of guesses) expect(await categoriesOf(guess), guess).toBe(404);
  const own = await key();
  expect(await categoriesOf(own)).toEqual([]);
  await cms.payload.update({ collection: 'customers', id, data: { enabled: false } });
  expect(await categoriesOf(own)).toBe(404);
});

test.each([
  ['more than there can be', Array.from({ length: 101 }, (_, id) => ({ ...ana, id: String(id), at: 1 }))],
  ['an unknown kind', [{ ...gt, kind: 'sponsor', at: 1 }]],
  ['an id that is none', [{ ...gt, id: '3"]{}', at: 1 }]],
  ['an address of another site', [{ ...gt, address: 'https://elsewhere.test/', at: 1 }]],
  ['a moment that is none', [{ ...gt, at: 'now' }]],
])('refuses %s', async (_, starred) => {
  const { merge } = await signUp();
  expect((await merge({ starred })).status).toBe(422);
});

test('only the customer can see them; they are in the export, and deleted with the account', async () => {
  const { get, post, token, id, merged } = await signUp();
  await merged({ starred: [{ ...gt, at: 1 }] });
  expect((await post(PATH, { starred: [], removed: [] })).status).toBe(401);
  const exported: unknown = await (await get('/cognito/user/exportData', token)).json();
  expect(exported).toMatchObject({ favourites: [{ ...gt, at: 1 }] });
  await cms.payload.delete({ collection: 'customers', id });
  const { totalDocs } = await cms.payload.count({ collection: 'customers', where: { id: { equals: id } } });
  expect(totalDocs).toBe(0);
});
