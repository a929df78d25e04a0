import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTemporaryPayload, type TemporaryPayload } from '../../../tests/backend/temporary-payload.ts';

let opened: TemporaryPayload;
let payload: Payload;
beforeAll(async () => {
  opened = await openTemporaryPayload();
  ({ payload } = opened);
}, 120_000);
afterAll(() => opened.close());

const published = { _status: 'published' } as const;
let count = 0;
let venue: number;
let series: number;
let category: number;
let round: number;
let session: number;

const newVenue = async (name: string) =>
  (await payload.create({ collection: 'venues', data: { name, timezone: 'Pacific/Auckland' } })).id;
const newRound = async (name: string) =>
  (
    await payload.create({
      collection: 'rounds',
      data: {
        name,
        url: `${name.toLowerCase()}-${String((count += 1))}`,
        start_date: '2027-01-27T00:00:00.000Z',
        end_date: '2027-01-28T06:00:00.000Z',
        venue,
        series,
        ...published,
      },
    })
  ).id;

beforeEach(async () => {
  venue = await newVenue('Ruapuna');
  series = (
    await payload.create({ collection: 'series', data: { name: 'Summer', url: `s-${String(count)}` } })
  ).id;
  category = (
    await payload.create({ collection: 'categories', data: { name: 'GT', url: `gt-${String(count)}` } })
  ).id;
  round = await newRound('Ruapuna');
  session = (
    await payload.create({
      collection: 'results',
      data: {
        session_name: 'Race 1',
        round,
        category,
        kind: 'race',
        date: '2027-01-27T01:00:00.000Z',
        ...published,
      },
    })
  ).id;
});

const changeRound = (data: object) =>
  payload.update({ collection: 'rounds', id: round, data: { ...published, ...data } });
const changeSession = (data: object) =>
  payload.update({ collection: 'results', id: session, data: { ...published, ...data } });

/** What calendars get of the round and the session. */
async function entries() {
  const [ofRound, ofSession] = await Promise.all([
    payload.findByID({ collection: 'rounds', id: round, depth: 0 }),
    payload.findByID({ collection: 'results', id: session, depth: 0 }),
  ]);
  const entry = ({ revision, revised_at }: typeof ofRound | typeof ofSession) => ({
    sequence: revision ?? 0,
    modified: revised_at ?? '',
  });
  return { round: entry(ofRound), session: entry(ofSession) };
}

/** Which of the two sequence numbers some work raised. Neither may ever fall. */
async function raisedBy(work: () => Promise<unknown>): Promise<('round' | 'session')[]> {
  const before = await entries();
  await work();
  const after = await entries();
  return (['round', 'session'] as const).filter((kind) => {
    expect(after[kind].sequence).toBeGreaterThanOrEqual(before[kind].sequence);
    expect(after[kind].modified >= before[kind].modified).toBe(true);
    const isRaised = after[kind].sequence > before[kind].sequence;
    if (isRaised) expect(after[kind].modified).not.toBe(before[kind].modified);
    return isRaised;
  });
}

test('a session that moves to another round is newer than it ever was', async () => {
  for (const name of ['Race one', 'Race two', 'Race three']) await changeSession({ session_name: name });
  await changeRound({ status_note: 'Rain' });
  const other = await newRound('Teretonga');
  expect(await raisedBy(() => changeSession({ round: other }))).toEqual(['session']);
});

test('a change to a round raises the revisions of the round and its sessions', async () => {
  expect(await raisedBy(() => changeRound({ name: 'Ruapuna 500' }))).toEqual(['round', 'session']);
  expect(await raisedBy(() => changeRound({ round_status: 'cancelled', status_note: 'Snow' }))).toEqual([
    'round',
    'session',
  ]);
  expect(await raisedBy(() => changeRound({ broadcast_link: 'https://tv.example' }))).toEqual([]);
});

test('a change to an unpublished record raises its revision once it is published', async () => {
  await changeSession({ session_name: 'Final' });
  expect(
    await raisedBy(async () => {
      await changeSession({ _status: 'draft' });
      await changeSession({ date: '2027-01-27T03:00:00.000Z' });
    }),
  ).toEqual(['session']);
  expect(
    await raisedBy(async () => {
      await changeRound({ _status: 'draft' });
      await changeRound({ start_date: '2027-01-26T00:00:00.000Z' });
    }),
  ).toEqual(['round', 'session']);
});

test('renaming the circuit, category or series raises the revision of everything that names it', async () => {
  const rename = (collection: 'venues' | 'categories' | 'series', id: number) => () =>
    payload.update({ collection, id, data: { name: 'Another name' } });
  expect(await raisedBy(rename('venues', venue))).toEqual(['round', 'session']);
  expect(await raisedBy(rename('categories', category))).toEqual(['session']);
  expect(await raisedBy(rename('series', series))).toEqual(['round']);
  const address = { suburb_name: 'Templeton' };
  expect(
    await raisedBy(() => payload.update({ collection: 'venues', id: venue, data: { address } })),
  ).toEqual(['round', 'session']);
  expect(
    await raisedBy(() => payload.update({ collection: 'venues', id: venue, data: { corners: 9 } })),
  ).toEqual([]);
});

test('publishing or unpublishing an older draft never lowers the revision', async () => {
  await payload.update({ collection: 'results', id: session, draft: true, data: { live_timing_link: '' } });
  await payload.update({ collection: 'categories', id: category, data: { name: 'GT3' } });
  expect(await raisedBy(() => changeSession({}))).toEqual([]);
  await payload.update({ collection: 'categories', id: category, data: { name: 'GT4' } });
  expect(await raisedBy(() => changeSession({ _status: 'draft' }))).toEqual([]);
});

test('two concurrent changes are both counted, or one is refused', async () => {
  const before = await entries();
  const outcomes = await Promise.allSettled([
    payload.update({ collection: 'venues', id: venue, data: { name: 'Mike Pero Park' } }),
    changeSession({ session_name: 'Final' }),
  ]);
  const done = outcomes.filter(({ status }) => status === 'fulfilled').length;
  const after = await entries();
  expect(after.session.sequence - before.session.sequence).toBeGreaterThanOrEqual(done);
});

test('a round that moves to another circuit remembers where it was planned', async () => {
  const other = await newVenue('Teretonga');
  await changeRound({ venue: other, round_status: 'moved', status_note: 'Flooding' });
  const moved = await payload.findByID({ collection: 'rounds', id: round, depth: 0 });
  expect([moved.venue, moved.previous_venue]).toEqual([other, venue]);
  await changeRound({ status_note: 'Flooding at Ruapuna' });
  const later = await payload.findByID({ collection: 'rounds', id: round, depth: 0 });
  expect([later.venue, later.previous_venue]).toEqual([other, venue]);
  expect(
    await raisedBy(() => payload.update({ collection: 'venues', id: venue, data: { name: 'R' } })),
  ).toEqual(['round', 'session']);
});
