import { setImmediate as letOthersRun } from 'node:timers/promises';
import { commitTransaction, createLocalReq, initTransaction, killTransaction } from 'payload';
import { expect, test } from 'vitest';
import { onContentChanged } from '../events.ts';
import { temporaryPayload } from '../../../tests/backend/temporary-payload.ts';
import { afterCommit } from './transactions.ts';

const opened = temporaryPayload();

const ROWS = 30;
/** Polling interval: short enough to get between any two statements of a write. */
const READS = 20;
const sheet = (name: string) =>
  Array.from({ length: ROWS }, (_, index) => ({ position: index + 1, name: `${name} ${String(index)}` }));

async function newSession(): Promise<number> {
  const { payload } = opened;
  const category = await payload.create({
    collection: 'categories',
    data: { name: 'Formula', url: 'formula' },
  });
  const round = await payload.create({
    collection: 'rounds',
    data: {
      name: 'Round 1',
      url: 'round-1',
      start_date: '2027-01-27T00:00:00Z',
      end_date: '2027-01-28T00:00:00Z',
      _status: 'published',
    },
  });
  const { id } = await payload.create({
    collection: 'results',
    data: {
      session_name: 'Race 1',
      round: round.id,
      category: category.id,
      rows: sheet('First'),
      _status: 'published',
    },
  });
  return id;
}

test('readers see a results sheet replaced as a whole', async () => {
  const { payload } = opened;
  const id = await newSession();
  const seen = new Set<string>();
  let isWriting = true;
  const look = async () => {
    while (isWriting) {
      await letOthersRun();
      for (let time = 0; time < READS; time += 1) {
        const { rows } = await payload.findByID({ collection: 'results', id, depth: 0 });
        const names = new Set((rows ?? []).map(({ name }) => name.split(' ', 1)[0]));
        seen.add(`${String(rows?.length)} of ${[...names].join(' and ')}`);
      }
    }
  };
  const looking = look();
  for (let turn = 0; turn < 6; turn += 1) {
    const rows = sheet(turn % 2 === 0 ? 'Second' : 'First');
    await payload.update({ collection: 'results', id, data: { rows } });
    await letOthersRun();
  }
  isWriting = false;
  await looking;
  expect([...seen].toSorted()).toEqual(['30 of First', '30 of Second']);
});

test('a change is announced once others can read it, and never if it is rolled back', async () => {
  const { payload } = opened;
  const heard: string[] = [];
  const stop = onContentChanged(({ model }) => heard.push(model));
  const req = await createLocalReq({}, payload);
  await initTransaction(req);
  await payload.create({ collection: 'series', data: { name: 'Kept', url: 'kept' }, req });
  expect([heard, await payload.count({ collection: 'series' })]).toEqual([[], { totalDocs: 0 }]);
  let countAtCommit = -1;
  afterCommit(req, () => (countAtCommit = heard.length));
  await commitTransaction(req);
  expect([heard, countAtCommit, await payload.count({ collection: 'series' })]).toEqual([
    ['series'],
    1,
    { totalDocs: 1 },
  ]);

  await initTransaction(req);
  await payload.create({ collection: 'series', data: { name: 'Undone', url: 'undone' }, req });
  await killTransaction(req);
  stop();
  expect([heard, await payload.count({ collection: 'series' })]).toEqual([['series'], { totalDocs: 1 }]);
});

test('a failed commit fails the operation, and nothing is announced', async () => {
  const { payload } = opened;
  const req = await createLocalReq({}, payload);
  await initTransaction(req);
  await payload.create({ collection: 'series', data: { name: 'Taken', url: 'kept-2' }, req });
  let isTold = false;
  afterCommit(req, () => (isTold = true));
  await expect(
    payload.create({ collection: 'series', data: { name: 'Taken', url: 'kept-2' }, req }),
  ).rejects.toThrow();
  await killTransaction(req);
  expect(isTold).toBe(false);
  const { totalDocs } = await payload.count({ collection: 'series', where: { name: { equals: 'Taken' } } });
  expect(totalDocs).toBe(0);
});
