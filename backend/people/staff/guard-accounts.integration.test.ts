import type { Payload, Where } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { atRead } from '../../../tests/backend/once-read.ts';
import { openTemporaryPayload, type TemporaryPayload } from '../../../tests/backend/temporary-payload.ts';

let opened: TemporaryPayload;
let payload: Payload;
beforeAll(async () => {
  opened = await openTemporaryPayload();
  ({ payload } = opened);
}, 120_000);
afterAll(() => opened.close());

const password = 'a long enough password';

it('always keeps one administrator, whoever deletes or demotes accounts', async () => {
  const { docs } = await payload.find({ collection: 'users', where: { role: { equals: 'admin' } } });
  const id = docs[0]!.id;
  await expect(payload.delete({ collection: 'users', id })).rejects.toThrow('only administrator');
  const demotion = { collection: 'users', id, data: { role: 'editor' } } as const;
  await expect(payload.update(demotion)).rejects.toThrow('only administrator');
  await payload.update({ collection: 'users', id, data: { name: 'Chief' } });

  await payload.create({ collection: 'users', data: { email: 'two@example.org', password, role: 'admin' } });
  expect((await payload.update(demotion)).role).toBe('editor');
});

const ADMINS: Where = { role: { equals: 'admin' } };

const newAdmin = async () => {
  const email = `${crypto.randomUUID()}@example.org`;
  return (await payload.create({ collection: 'users', data: { email, password, role: 'admin' } })).id;
};

it('keeps one of two administrators who demote or delete each other at the same moment', async () => {
  const demote = (id: number) => payload.update({ collection: 'users', id, data: { role: 'editor' } });
  const remove = (id: number) => payload.delete({ collection: 'users', id });
  for (const letGo of [demote, remove]) {
    const first = await newAdmin();
    const others: Where = { and: [ADMINS, { id: { not_equals: first } }] };
    await payload.update({ collection: 'users', where: others, data: { role: 'editor' } });
    const second = await newAdmin();
    const outcomes = await Promise.allSettled([letGo(first), letGo(second)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await payload.count({ collection: 'users', where: ADMINS })).toEqual({ totalDocs: 1 });
  }
});

it('keeps one of all administrators who are ticked in the list and demoted or deleted together', async () => {
  await newAdmin();
  const demoted = await payload.update({ collection: 'users', where: ADMINS, data: { role: 'editor' } });
  const kept = { message: expect.stringContaining('only administrator') };
  expect(demoted.errors).toMatchObject([kept]);
  await newAdmin();
  const deleted = await payload.delete({ collection: 'users', where: ADMINS });
  expect(deleted.errors).toMatchObject([kept]);
  expect(await payload.count({ collection: 'users', where: ADMINS })).toEqual({ totalDocs: 1 });
});

it('keeps somebody who becomes the only administrator while a colleague gives them another role', async () => {
  const id = await newAdmin();
  const give = (role: 'admin' | 'editor' | 'results') =>
    payload.update({ collection: 'users', id, data: { role } });
  await newAdmin();
  await give('editor');
  const end = atRead(payload, 'users', 1, async () => {
    await give('admin');
    const others: Where = { and: [ADMINS, { id: { not_equals: id } }] };
    await payload.update({ collection: 'users', where: others, data: { role: 'editor' } });
  });
  await expect(give('results')).rejects.toThrow('only administrator');
  end();
  expect(await payload.count({ collection: 'users', where: ADMINS })).toEqual({ totalDocs: 1 });
});

it("requires passwords at least as long as a customer's", async () => {
  const data = { email: 'short@example.org', role: 'editor' } as const;
  const short = payload.create({ collection: 'users', data: { ...data, password: 'seven77' } });
  await expect(short).rejects.toMatchObject({
    data: { errors: [{ path: 'password', message: 'Use 8 characters or more.' }] },
  });
  const { id } = await payload.create({ collection: 'users', data: { ...data, password } });
  const change = payload.update({ collection: 'users', id, data: { password: 'x' } });
  await expect(change).rejects.toMatchObject({ name: 'ValidationError' });
});
