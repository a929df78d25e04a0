import { randomUUID } from 'node:crypto';
import { handleEndpoints } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTemporaryPayload, type TemporaryPayload } from '../../../tests/backend/temporary-payload.ts';

const ACCOUNT = { email: 'editor@example.org', password: randomUUID(), role: 'editor' as const };

let opened: TemporaryPayload;
let token: string | undefined;
beforeAll(async () => {
  opened = await openTemporaryPayload();
  await opened.payload.create({ collection: 'users', data: ACCOUNT });
  ({ token } = await opened.payload.login({ collection: 'users', data: ACCOUNT }));
}, 120_000);
afterAll(() => opened.close());

/** Saves as the CMS's forms do. */
async function save(path: string, data: unknown, method = 'PATCH'): Promise<number> {
  const request = new Request(`http://localhost:4000/api/${path}`, {
    method,
    headers: { Authorization: `JWT ${token ?? ''}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(data),
  });
  return (await handleEndpoints({ config: opened.payload.config, request })).status;
}

test('a submission with long answers can be marked as done, and its answers stay', async () => {
  const { payload } = opened;
  const text = 'x'.repeat(30_000);
  const { id } = await payload.create({
    collection: 'form-submissions',
    data: { form_name: 'Contact', status: 'received', text },
  });
  const at = `form-submissions/${String(id)}`;
  expect(await save(at, { form_name: 'Contact', status: 'received', text, handling: 'done' })).toBe(200);
  expect(await payload.findByID({ collection: 'form-submissions', id })).toMatchObject({
    handling: 'done',
    text,
  });
  expect(await save(at, { notes: 'x'.repeat(20_001) })).toBe(400);
});
