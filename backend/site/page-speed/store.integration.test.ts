import { expect, test } from 'vitest';
import { PAGE_SPEED_PATH, type PageSpeed } from '../../../lib/contract/site-hook.ts';
import { contentNow } from '../../kernel/clock.ts';
import { callAsSite } from '../../../tests/backend/call-as-site.ts';
import { temporaryPayload } from '../../../tests/backend/temporary-payload.ts';
import { addPageSpeeds, purgePageSpeeds, readPageSpeeds } from './store.ts';

const cms = temporaryPayload();

const DAY_MS = 24 * 60 * 60_000;
const daysLater = (days: number) => new Date(contentNow().getTime() + days * DAY_MS);
const fast: PageSpeed = { page: 'news', device: 'phone', vital: 'LCP', bin: 1, visits: 2 };

const report = (speeds: readonly object[], secret?: string) =>
  callAsSite(cms.payload, PAGE_SPEED_PATH, { speeds }, secret);

test('adds up what sites report, also of several backends and days, for 90 days', async () => {
  const reports = Array.from({ length: 10 }, () => report([fast, { ...fast, bin: 3, visits: 1 }]));
  expect(new Set(await Promise.all(reports))).toEqual(new Set([200]));
  const today = contentNow();
  expect(await readPageSpeeds(cms.payload, 7, today)).toEqual({ 'news phone LCP': [0, 20, 0, 10] });

  // Another backend's row of the same day.
  const { docs } = await cms.payload.find({
    collection: 'payload-kv',
    where: { key: { contains: 'page-speed ' } },
  });
  expect(docs).toHaveLength(1);
  await cms.payload.create({
    collection: 'payload-kv',
    data: { key: String(docs[0]?.key).replace(/\S+$/, 'another'), data: { 'news phone LCP': [1] } },
  });
  expect(await readPageSpeeds(cms.payload, 7, today)).toEqual({ 'news phone LCP': [1, 20, 0, 10] });

  await addPageSpeeds(cms.payload, [fast], daysLater(10));
  expect(await readPageSpeeds(cms.payload, 7, daysLater(10))).toEqual({ 'news phone LCP': [0, 2] });
  expect(await readPageSpeeds(cms.payload, 28, daysLater(10))).toEqual({ 'news phone LCP': [1, 22, 0, 10] });

  await purgePageSpeeds(cms.payload, daysLater(89));
  expect(await readPageSpeeds(cms.payload, 90, daysLater(89))).toEqual({ 'news phone LCP': [1, 22, 0, 10] });
  await purgePageSpeeds(cms.payload, daysLater(91));
  expect(await readPageSpeeds(cms.payload, 1000, daysLater(91))).toEqual({ 'news phone LCP': [0, 2] });
});

test('only the site can report', async () => {
  const before = await readPageSpeeds(cms.payload, 1000, daysLater(91));
  expect(await report([fast], 'x'.repeat(64))).toBe(401);
  expect(await readPageSpeeds(cms.payload, 1000, daysLater(91))).toEqual(before);
});
