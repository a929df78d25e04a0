/* @module-tag full */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createLocalReq, type Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTemporaryPayload, type TemporaryPayload } from '../../../../tests/backend/temporary-payload.ts';
import { demoEndpoints } from './demo-endpoints.ts';
import { ADD_DEMO_CALL, REMOVE_DEMO_CALL } from './demo-report.ts';

let opened: TemporaryPayload;
let payload: Payload;
beforeAll(async () => {
  opened = await openTemporaryPayload();
  ({ payload } = opened);
  await payload.create({
    collection: 'users',
    data: { email: 'admin@example.org', password: crypto.randomUUID(), role: 'admin' },
  });
}, 120_000);
afterAll(() => opened.close());

async function press(call: string, data: object = {}): Promise<number> {
  const { docs } = await payload.find({ collection: 'users', limit: 1 });
  const req = await createLocalReq({ user: { ...docs[0]!, collection: 'users' } }, payload);
  req.data = { ...data };
  const endpoint = demoEndpoints.find(({ path }) => path === call);
  return (await endpoint!.handler(req)).status;
}

/** How many records each collection of content has. */
async function contents(): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const { slug, custom } of payload.config.collections) {
    if (custom['isContent'] !== true) continue;
    const { totalDocs } = await payload.count({ collection: slug });
    if (totalDocs > 0) found[slug] = totalDocs;
  }
  return found;
}

test('the whole demo is added, removed without a trace, and added again', async () => {
  expect(await press(ADD_DEMO_CALL)).toBe(200);
  const before = await contents();
  expect(before).toMatchObject({ pages: expect.any(Number), results: expect.any(Number) });

  expect(await press(REMOVE_DEMO_CALL, { apply: true })).toBe(200);
  expect(await contents()).toEqual({});
  const menus = await payload.findGlobal({ slug: 'navigation', draft: true });
  expect([menus.header ?? [], menus.footer ?? []]).toEqual([[], []]);
  await expect
    .poll(() => ['media', 'files'].flatMap((folder) => readdirSync(join(opened.dataDir, folder))))
    .toEqual([]);

  expect(await press(ADD_DEMO_CALL)).toBe(200);
  expect(await contents()).toEqual(before);
}, 600_000);
