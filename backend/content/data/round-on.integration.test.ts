import { afterAll, beforeAll, expect, test } from 'vitest';
import { viewAsOf } from '../../kernel/clock.ts';
import { openTemporaryPayload, type TemporaryPayload } from '../../../tests/backend/temporary-payload.ts';
import { roundOn } from './round-on.ts';

let opened: TemporaryPayload;
let round = 0;
beforeAll(async () => {
  opened = await openTemporaryPayload();
  const { payload } = opened;
  const create = async (
    name: string,
    data: { round_status?: 'cancelled'; _status: 'draft' | 'published' },
  ) => {
    const { id } = await payload.create({
      collection: 'rounds',
      data: {
        name,
        url: name.toLowerCase().replaceAll(' ', '-'),
        // Friday morning to Sunday afternoon, in New Zealand.
        start_date: '2027-01-21T19:30:00.000Z',
        end_date: '2027-01-24T04:30:00.000Z',
        ...data,
      },
    });
    return id;
  };
  await create('Called off', { round_status: 'cancelled', _status: 'published' });
  await create('Not announced', { _status: 'draft' });
  round = await create('Teretonga', { _status: 'published' });
}, 240_000);
afterAll(() => opened.close());

test.each([
  ['early on its first day', '2027-01-21T11:30:00Z', true],
  ['late on its last day', '2027-01-24T10:30:00Z', true],
  ['the night before', '2027-01-21T10:30:00Z', false],
  ['the day after', '2027-01-24T11:30:00Z', false],
])('a round’s days are those at the circuit: %s', async (_, moment, isOn) => {
  expect(await viewAsOf(moment, () => roundOn(opened.payload))).toBe(isOn ? round : null);
});

test('a post written on a race day belongs to the round, unless its author says otherwise', async () => {
  const write = (data: { round?: null }) =>
    viewAsOf('2027-01-23T01:00:00Z', () =>
      opened.payload.create({
        collection: 'microblog-posts',
        data: { title: 'Lights out', published_at: '2027-01-23T01:00:00.000Z', ...data },
        depth: 0,
      }),
    );
  expect((await write({})).round).toBe(round);
  expect((await write({ round: null })).round ?? null).toBeNull();
});

test('no tag may have the name of another part of the feed', async () => {
  const write = (tag: string) =>
    opened.payload.create({
      collection: 'microblog-posts',
      data: {
        title: 'Tagged',
        published_at: '2027-01-23T01:00:00.000Z',
        tags: [tag],
        _status: 'published',
      },
    });
  for (const tag of ['post', 'round', 'page']) await expect(write(tag)).rejects.toThrow();
  await expect(write('rounds')).resolves.toMatchObject({ tags: ['rounds'] });
});
