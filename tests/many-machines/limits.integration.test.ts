import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSharedLimiter } from '../../backend/kernel/limiter/shared-limiter.ts';
import { countUses, shareLimits, takeBack, takeUses } from '../../backend/kernel/limiter/count-uses.ts';
import { startTestValkey, type TestValkey } from './test-valkey.ts';

let valkey: TestValkey;
beforeAll(async () => {
  valkey = await startTestValkey();
});
afterAll(async () => {
  shareLimits(null);
  await valkey.stop();
});

test('a limit is counted once over all backends, also of calls at the same moment', async () => {
  const limit = { name: 'together', max: 5, windowMs: 15 * 60_000 };
  const [one, other] = [
    createSharedLimiter(await valkey.connect()),
    createSharedLimiter(await valkey.connect()),
  ];
  const waits = await Promise.all(
    Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? one : other).takeAll([[limit, 'x']])),
  );
  expect(waits.filter((seconds) => seconds === 0)).toHaveLength(5);
  expect(Math.max(...waits)).toBeGreaterThan(890);
  expect(Math.max(...waits)).toBeLessThanOrEqual(900);
  await other.giveBackAll([[limit, 'x']]);
  expect(await one.takeAll([[limit, 'x']])).toBe(0);
  expect(await one.takeAll([[limit, 'someone else']])).toBe(0);
});

test('of several limits none is counted if one is reached, and uses are forgotten after their time', async () => {
  const [narrow, wide] = [
    { name: 'narrow', max: 1, windowMs: 400 },
    { name: 'wide', max: 2, windowMs: 60_000 },
  ];
  const limiter = createSharedLimiter(await valkey.connect());
  const both = [
    [narrow, 'x'],
    [wide, 'x'],
  ] as const;
  expect(await limiter.takeAll(both)).toBe(0);
  expect(await limiter.takeAll(both)).toBe(1);
  await expect.poll(() => limiter.takeAll(both)).toBe(0);
  await expect.poll(() => limiter.takeAll([[narrow, 'x']])).toBe(0);
  expect(await limiter.takeAll([[wide, 'x']])).toBeGreaterThan(1);
});

test('each backend counts by itself while Valkey is away, and with the others afterwards', async () => {
  const limit = { name: 'away', max: 2, windowMs: 15 * 60_000 };
  shareLimits(createSharedLimiter(await valkey.connect()));
  await countUses([limit, 'x']);
  await valkey.kill();
  expect(await takeUses([limit, 'x'])).toBe(0);
  expect(await takeUses([limit, 'x'])).toBe(0);
  expect(await takeUses([limit, 'x'])).toBeGreaterThan(0);
  await takeBack([limit, 'x']);
  await expect(countUses([limit, 'x'])).resolves.toBeUndefined();
  await expect(countUses([limit, 'x'])).rejects.toThrow();
  await valkey.start();
  // Its memory was lost, and with it what had been counted.
  await expect.poll(() => takeUses([limit, 'x'])).toBe(0);
});
