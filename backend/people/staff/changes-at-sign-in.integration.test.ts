import { handleEndpoints } from 'payload';
import { expect, test } from 'vitest';
import { propertyOf, textIn } from '../../../lib/shared/record.ts';
import { atRead } from '../../../tests/backend/once-read.ts';
import { temporaryPayload } from '../../../tests/backend/temporary-payload.ts';
import { runStatement } from '../../kernel/database/run-in-transaction.ts';
import { sql } from '../../kernel/database/statement.ts';

const PASSWORD = 'Ruapuna-1967';
const NEW_PASSWORD = 'Manfeild-1973';

const cms = temporaryPayload();

/** Calls Payload's REST interface as the CMS's screens do. */
async function call(path: string, Authorization = '', data: object = {}) {
  const request = new Request(`http://localhost:4000/api/users/${path}`, {
    method: path === 'me' ? 'GET' : 'POST',
    headers: { 'Content-Type': 'application/json', Authorization },
    ...(path === 'me' ? {} : { body: JSON.stringify(data) }),
  });
  const answer = await handleEndpoints({ config: cms.payload.config, request });
  const body: unknown = await answer.json();
  return { status: answer.status, body };
}

async function newAccount() {
  const { payload } = cms;
  const email = `${crypto.randomUUID()}@example.org`;
  const { id } = await payload.create({
    collection: 'users',
    data: { email, password: PASSWORD, name: 'Ana', role: 'admin' },
  });
  return {
    id,
    email,
    now: () => payload.findByID({ collection: 'users', id, depth: 0 }),
    change: (data: object) => payload.update({ collection: 'users', id, data, depth: 0 }),
    /** @returns the answer's status, and what the browser is signed in with */
    signIn: async (password = PASSWORD) => {
      const { status, body } = await call('login', '', { email, password });
      return { status, own: `JWT ${textIn(body, 'token')}` };
    },
  };
}
const isIn = async (own: string) => propertyOf((await call('me', own)).body, 'user') !== null;
const atFirstRead = (work: () => unknown) => atRead(cms.payload, 'users', 1, work);

test('an account that is changed while its password is checked stays as it was changed', async () => {
  const { email, signIn, change, now } = await newAccount();
  const changed = { role: 'editor', email: `new-${email}` };
  const end = atFirstRead(() => change(changed));
  const { status, own } = await signIn();
  end();
  expect(status).toBe(200);
  expect(await now()).toMatchObject(changed);
  expect(await isIn(own)).toBe(true);
});

test('a password that is replaced while it is checked signs nobody in', async () => {
  const { signIn, change } = await newAccount();
  const end = atFirstRead(() => change({ password: NEW_PASSWORD }));
  expect((await signIn()).status).toBe(401);
  end();
  expect((await signIn()).status).toBe(401);
  expect((await signIn(NEW_PASSWORD)).status).toBe(200);
});

test('an account that is deleted while its password is checked stays deleted', async () => {
  const { id, signIn } = await newAccount();
  const end = atFirstRead(() => cms.payload.delete({ collection: 'users', id }));
  expect((await signIn()).status).toBe(401);
  end();
  const { totalDocs } = await cms.payload.count({ collection: 'users', where: { id: { equals: id } } });
  expect(totalDocs).toBe(0);
});

test('two browsers that sign in at the same moment are both signed in', async () => {
  const { signIn } = await newAccount();
  const [first, second] = await Promise.all([signIn(), signIn()]);
  expect([await isIn(first.own), await isIn(second.own)]).toEqual([true, true]);
});

test('a browser that is signed out while another one signs in stays signed out', async () => {
  const { signIn } = await newAccount();
  const [gone, stays] = [await signIn(), await signIn()];
  const end = atFirstRead(() => call('logout', gone.own));
  const added = await signIn();
  end();
  expect([await isIn(gone.own), await isIn(stays.own), await isIn(added.own)]).toEqual([false, true, true]);
});

/** The account is read to find out who calls, and then by Payload's operation and its hooks. */
const READS = [1, 2, 3, 4, 5];

test.each(['refresh-token', 'logout'])(
  'an account that is changed at any moment of a %s stays as it was changed',
  async (path) => {
    const { id, signIn, now } = await newAccount();
    let name = 'Ana';
    for (const nth of READS) {
      const { own } = await signIn();
      let change: Promise<unknown> = Promise.resolve();
      const end = atRead(cms.payload, 'users', nth, () => {
        name = `Changed at read ${String(nth)}`;
        // Not awaited: it may have to wait for this call to end.
        change = runStatement(cms.payload, sql`UPDATE users SET name = ${name} WHERE id = ${id}`);
      });
      expect((await call(path, own)).status).toBe(200);
      end();
      await change;
      expect((await now()).name).toBe(name);
      expect(await isIn(own)).toBe(path === 'refresh-token');
    }
    expect(name).not.toBe('Ana');
  },
);

test('a browser that is signed out while it stays signed in is refused', async () => {
  const { signIn } = await newAccount();
  const { own } = await signIn();
  const end = atFirstRead(() => call('logout', own));
  expect((await call('refresh-token', own)).status).toBe(403);
  end();
  expect(await isIn(own)).toBe(false);
});

test('a browser that signs in and a role that is given while the account is saved are kept', async () => {
  const { signIn, change, now } = await newAccount();
  const signedIn: string[] = [];
  const end = atFirstRead(async () => {
    signedIn.push((await signIn()).own);
    await change({ role: 'editor' });
  });
  await change({ name: 'Ana Roe' });
  end();
  expect(await now()).toMatchObject({ name: 'Ana Roe', role: 'editor' });
  expect(await Promise.all(signedIn.map(isIn))).toEqual([true]);
});
