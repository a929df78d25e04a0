import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  EVERYTHING,
  isAtOrAfter,
  openChangeStream,
  type ChangeStream,
} from '../../lib/shared/node/change-stream.ts';
import type { HookChange } from '../../lib/contract/site-hook.ts';
import { onContentChanged } from '../../backend/kernel/events.ts';
import { setChangeStream, waitForChanges } from '../../backend/kernel/http/wait-for-changes.ts';
import { startTestValkey, type TestValkey } from './test-valkey.ts';

let valkey: TestValkey;
beforeAll(async () => {
  valkey = await startTestValkey();
});
afterAll(() => valkey.stop());

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

const everything = [...EVERYTHING];
const article = (id: number): HookChange => ({ model: 'articles', id });

/** A program that follows the stream. @param refuse which of its first tellings it can't take */
async function join(origin: string, { url = valkey.url, refuse = 0 } = {}) {
  const heard: HookChange[][] = [];
  const places: string[] = [];
  const log = { warnings: 0, warn: () => (log.warnings += 1), info: () => undefined };
  let refusals = refuse;
  const stream = await openChangeStream({
    url,
    origin,
    receive({ visible }, place) {
      if (heard.length > 0 && refusals > 0) {
        refusals -= 1;
        throw new Error('Not now.');
      }
      heard.push(visible);
      places.push(place);
    },
    log,
  });
  ends.push(() => stream.stop());
  await stream.whenConnected(5_000);
  return { stream, heard, places, log };
}
const tell = (stream: ChangeStream, ...changes: HookChange[]) =>
  stream.send({ written: changes, visible: changes });

test('everybody but its sender hears each message once, in order', async () => {
  const [sender, one, other] = [await join('a'), await join('b'), await join('c')];
  await tell(sender.stream, article(1));
  await expect.poll(() => one.heard.flat()).toContainEqual(article(1));
  await tell(sender.stream, article(2), article(2));
  for (const { heard } of [one, other]) {
    await expect.poll(() => heard.length).toBeGreaterThan(2);
    expect(heard.slice(-2)).toEqual([[article(1)], [article(2)]]);
  }
  await sender.stream.hasReached(one.places.at(-1) ?? '', 5_000);
  expect(sender.heard).toEqual([everything]);
});

test('a program that was away while others wrote catches up, and takes what it could not take again', async () => {
  const [sender, other] = [await join('a'), await join('b', { refuse: 2 })];
  await tell(sender.stream, article(3));
  await tell(sender.stream, article(4));
  await expect.poll(() => other.heard.flat()).toContainEqual(article(4));
  expect(other.heard.flat()).toEqual([...everything, article(3), article(4)]);
  expect(other.log.warnings).toBe(1);
});

test('knows how far it has heard, and does not wait for what it can hear', async () => {
  const [sender, other] = [await join('a'), await join('b')];
  await tell(sender.stream, article(5));
  await expect.poll(() => other.heard.flat()).toContainEqual(article(5));
  const place = other.places.at(-1) ?? '';
  expect(await sender.stream.hasReached(place, 5_000)).toBe(true);
  expect(await sender.stream.hasReached('99999999999999-0', 50)).toBe(false);
  expect(isAtOrAfter('10-2', '10-1')).toBe(true);
  expect(isAtOrAfter('9-5', '10-1')).toBe(false);
});

test('takes everything for changed once messages were lost: trimmed, or with the server’s memory', async () => {
  const [sender, other] = [await join('a'), await join('b')];
  const client = await valkey.connect();
  await client.del('changes');
  await expect.poll(() => other.heard).toEqual([everything, everything]);

  await valkey.kill();
  await expect.poll(() => other.stream.isConnected()).toBe(false);
  await expect(tell(sender.stream, article(6))).rejects.toThrow();
  expect(await other.stream.hasReached('99999999999999-0', 60_000)).toBe(false);
  await valkey.start();
  await expect.poll(() => other.heard.length).toBe(3);
  expect(other.heard[2]).toEqual(everything);
  await expect.poll(() => sender.stream.isConnected()).toBe(true);
  await tell(sender.stream, article(7));
  await expect.poll(() => other.heard.flat()).toContainEqual(article(7));
});

test('a program starts without the server, says so once, and joins when it comes', async () => {
  await valkey.kill();
  const late = await join('late');
  expect(late.stream.isConnected()).toBe(false);
  await valkey.start();
  await expect.poll(() => late.heard).toEqual([everything]);
  expect(late.log.warnings).toBe(1);
});

test('a message of another version may be about anything', async () => {
  const { heard } = await join('a');
  const client = await valkey.connect();
  await client.xadd('changes', '*', 'message', 'not of this version');
  await expect.poll(() => heard).toEqual([everything, everything]);
  await client.xadd('changes', '*', 'message', '{"origin":"b","pages":[1]}');
  await expect.poll(() => heard.length).toBe(3);
});

test('a backend answers a site only when it has heard what the site has heard', async () => {
  const [sender, site] = [await join('backend 1'), await join('site')];
  const gate = Promise.withResolvers<null>();
  const heard: string[] = [];
  const slow = await openChangeStream({
    url: valkey.url,
    origin: 'backend 2',
    async receive({ written }) {
      if (written.some(({ model }) => model === 'articles')) await gate.promise;
      heard.push(...written.map(({ model }) => model));
    },
    log: { warn: () => undefined, info: () => undefined },
  });
  ends.push(() => slow.stop());
  await slow.whenConnected(5_000);
  setChangeStream(slow);
  await tell(sender.stream, article(8));
  await expect.poll(() => site.heard.flat()).toContainEqual(article(8));

  const answered = waitForChanges(site.places.at(-1) ?? '').then(() => heard.push('answered'));
  gate.resolve(null);
  await answered;
  expect(heard.slice(-2)).toEqual(['articles', 'answered']);
});

test('a backend that hears nothing forgets what it keeps before it answers a site that has heard more', async () => {
  const { stream, places } = await join('backend');
  setChangeStream(stream);
  const forgotten: string[] = [];
  ends.push(async () => stop());
  const stop = onContentChanged(({ model }) => forgotten.push(model));
  await waitForChanges(places[0] ?? '');
  // Nobody makes a backend that hears everything forget, or reads anything into what is no place.
  await waitForChanges('99999999999999-0');
  await waitForChanges('<script>');
  expect(forgotten).toEqual([]);
  await valkey.kill();
  await expect.poll(() => stream.isConnected()).toBe(false);
  await waitForChanges('99999999999999-0');
  await waitForChanges('99999999999999-1');
  expect(forgotten).toEqual(['*']);
  await valkey.start();
});
