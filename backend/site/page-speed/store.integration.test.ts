import { createHmac } from 'node:crypto';
import { handleEndpoints } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  HOOK_SIGNATURE_HEADER,
  HOOK_TIME_HEADER,
  PAGE_SPEED_PATH,
  signedText,
  type PageSpeed,
} from '../../../lib/contract/site-hook.ts';
import { contentNow } from '../../kernel/clock.ts';
import { config } from '../../kernel/config.ts';
import { openTemporaryPayload, type TemporaryPayload } from '../../../tests/backend/temporary-payload.ts';
import { addPageSpeeds, purgePageSpeeds, readPageSpeeds } from './store.ts';

let cms: TemporaryPayload;
beforeAll(async () => {
  cms = await openTemporaryPayload();
}, 120_000);
afterAll(() => cms.close());

const DAY_MS = 24 * 60 * 60_000;
const daysLater = (days: number) => new Date(contentNow().getTime() + days * DAY_MS);
const fast: PageSpeed = { page: 'news', device: 'phone', vital: 'LCP', bin: 1, visits: 2 };

async function report(speeds: readonly object[], secret = config().siteSecret): Promise<number> {
  const body = JSON.stringify({ speeds });
  const time = String(Date.now());
  const signature = createHmac('sha256', secret)
    .update(signedText(PAGE_SPEED_PATH, time, body))
    .digest('hex');
  const request = new Request(`http://localhost:4000${PAGE_SPEED_PATH}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [HOOK_TIME_HEADER]: time,
      [HOOK_SIGNATURE_HEADER]: signature,
    },
    body,
  });
  return (await handleEndpoints({ config: cms.payload.config, request })).status;
}

test('adds up reports from several backends and days, for 90 days', async () => {
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
