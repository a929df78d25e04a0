import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
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
