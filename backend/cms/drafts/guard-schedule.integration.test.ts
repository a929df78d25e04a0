import { randomUUID } from 'node:crypto';
import { createLocalReq, getAccessResults, type Payload, type PayloadRequest } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTemporaryPayload, type TemporaryPayload } from '../../../tests/backend/temporary-payload.ts';
import type { Role } from '../access/roles.ts';
import { schedulePublish } from './guard-schedule.ts';

let opened: TemporaryPayload;
let payload: Payload;
let article: number;
beforeAll(async () => {
  opened = await openTemporaryPayload();
  ({ payload } = opened);
  const { id } = await payload.create({
    collection: 'articles',
    data: {
      name: 'Final',
      url: randomUUID(),
      display_start_time: '2027-01-01T00:00:00.000Z',
      _status: 'draft',
    },
  });
  article = id;
}, 120_000);
afterAll(() => opened.close());

async function requestOf(role: Role): Promise<PayloadRequest> {
  const user = await payload.create({
    collection: 'users',
    data: { email: `${randomUUID()}@example.org`, password: randomUUID(), role },
  });
  return createLocalReq({ user: { ...user, collection: 'users' } }, payload);
}

const inAWeek = () => new Date(Date.now() + 7 * 24 * 60 * 60_000);
const ofArticle = async () => {
  const { docs } = await payload.find({ collection: 'payload-jobs', pagination: false });
  return docs.filter(({ input }) => JSON.stringify(input).includes('articles')).map(({ id }) => id);
};
const plan = async (role: Role) => {
  const doc = { relationTo: 'articles', value: String(article) } as const;
  const call = { type: 'publish', date: inAWeek(), doc, req: await requestOf(role) } as const;
  return schedulePublish(await complete(call));
};
const takeBack = async (role: Role, deleteID: number | string) =>
  schedulePublish(await complete({ deleteID, req: await requestOf(role) }));

/** Adds what Payload adds to a browser's call. */
const complete = async <Call extends { readonly req: PayloadRequest }>(call: Call) => ({
  ...call,
  cookies: new Map<string, string>(),
  importMap: {},
  permissions: await getAccessResults({ req: call.req }),
  user: call.req.user,
});

test('only accounts that may publish a record can schedule it or cancel that', async () => {
  for (const role of ['gate', 'results', 'shop'] as const)
    await expect(plan(role)).rejects.toThrow('not allowed');
  expect(await ofArticle()).toEqual([]);
  await plan('editor');
  const [job] = await ofArticle();
  for (const role of ['gate', 'results', 'shop'] as const)
    await expect(takeBack(role, job!)).rejects.toThrow('not allowed');
  expect(await ofArticle()).toEqual([job]);
  await takeBack('editor', job!);
  expect(await ofArticle()).toEqual([]);
});
