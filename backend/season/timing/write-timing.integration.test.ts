import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SentRow, TimingUpdate } from '../../../lib/contract/timing.ts';
import { failureOf } from '../../../tests/backend/failure-of.ts';
import { openWeekend, type Weekend } from '../../../tests/backend/test-weekend.ts';
import { onVisibleChange } from '../../kernel/events.ts';

let weekend: Weekend;
let payload: Payload;
let round: number;
let category: number;

beforeAll(async () => {
  weekend = await openWeekend();
  ({ payload, round, category } = weekend);
}, 120_000);
afterAll(() => weekend.close());

const plan: Weekend['plan'] = (...race) => weekend.plan(...race);
const send: Weekend['send'] = (...update) => weekend.send(...update);

const heard: number[] = [];
const stopListening = onVisibleChange(({ model, id }) => {
  if (model === 'results' && typeof id === 'number') heard.push(id);
});
afterAll(stopListening);

const read = (id: number) => payload.findByID({ collection: 'results', id, depth: 0 });
const row = (position: number, name: string, more: SentRow = {}): SentRow => ({
  position,
  name,
  race_number: String(position * 10),
  ...more,
});

describe('what a timing provider sends', () => {
  it('takes a session from the grid to official results, with every step in its history', async () => {
    const id = await plan('Race 1');
    await send(id, 1, { status: 'running', rows: [] });
    await send(id, 2, { status: 'running', rows: [row(1, 'Mere Tautahi', { laps: 1 })] });
    await send(id, 3, { status: 'finished', rows: [row(1, 'Mere Tautahi', { laps: 12 })] });
    await send(id, 4, { status: 'finished', classification: 'official' });
    const session = await read(id);
    expect(session).toMatchObject({
      session_status: 'finished',
      classification: 'official',
      has_sheet: true,
    });
    expect(session.rows).toMatchObject([{ position: 1, race_number: '10', name: 'Mere Tautahi', laps: 12 }]);
    expect(session.changes?.map(({ kind, after }) => `${kind} ${after ?? ''}`)).toEqual([
      'status running',
      'classification provisional',
      'status finished',
      'classification official',
    ]);
  });

  it('changes nothing when it is sent again, and is refused when it is late', async () => {
    const id = await plan('Race 2');
    const first: TimingUpdate = { status: 'running', rows: [row(1, 'Ana Roe')] };
    const answer = await send(id, 7, first);
    const { updatedAt } = await read(id);
    expect(await send(id, 7, first)).toEqual(answer);
    expect((await read(id)).updatedAt).toBe(updatedAt);
    const late: [number, TimingUpdate][] = [
      [6, first],
      [7, { status: 'finished' }],
    ];
    for (const [sequence, update] of late) {
      const { status, details } = await failureOf(send(id, sequence, update));
      expect([status, details.headers]).toEqual([409, { 'timing-sequence': '7' }]);
    }
    expect((await read(id)).session_status).toBe('running');
  });

  it('is refused whole, with a message for every faulty row', async () => {
    const id = await plan('Race 3');
    const rows = [
      row(1, 'Ana Roe', { best_time: '1:99.000' }),
      row(2, 'Bo Kim'),
      row(1, '', { race_number: '7', laps: 'ten' }),
    ];
    const { status, details } = await failureOf(send(id, 1, { status: 'running', rows }));
    expect([status, details.fields]).toEqual([
      422,
      {
        'rows.0': 'Row 1: The best time “1:99.000” isn’t a time such as 1:23.456.',
        'rows.2': 'Row 3: Name missing. “ten” isn’t a number of laps. Position 1 is already taken by row 1.',
      },
    ]);
    expect((await read(id)).session_status).toBe('scheduled');
    // Its number is free for the corrected call.
    await send(id, 1, { status: 'running', rows: [row(1, 'Ana Roe')] });
    const early = await failureOf(
      send(await plan('Race 4'), 1, { status: 'delayed', rows: [row(1, 'Ana')] }),
    );
    expect(early.details.fields).toEqual({ rows: 'Only a session that has started can have rows.' });
  });

  it('keeps what the office entered for a car, and the unclassified', async () => {
    const id = await plan('Race 5', [{ name: 'Ana Roe', race_number: '10', team: 'Kea Racing' }]);
    await send(id, 1, {
      status: 'running',
      rows: [row(1, 'Ana Roe'), { name: 'Bo Kim', race_number: '20', status: 'dnf', status_note: 'Gearbox' }],
    });
    expect((await read(id)).rows).toMatchObject([
      { name: 'Ana Roe', team: 'Kea Racing' },
      { name: 'Bo Kim', position: null, total_time: 'DNF', status: 'dnf', status_note: 'Gearbox' },
    ]);
  });

  it('leaves a decision of the stewards in force until a call says otherwise, and takes a short lap', async () => {
    const id = await plan('Race 12', [{ name: 'Ana Roe', race_number: '10' }]);
    const cars = (more: SentRow = {}): TimingUpdate => ({
      status: 'running',
      rows: [
        row(1, 'Ana Roe', { best_time: '1:10.512', class: 'A', ...more }),
        row(2, 'Bo Kim', { best_time: '2:31.004' }),
        row(2, 'Cy Fa', { race_number: '21', best_time: '2:44.870' }),
        row(4, 'Di Lo'),
      ],
    });
    await send(id, 1, cars());
    const [first, ...others] = (await read(id)).rows ?? [];
    const decided = { ...first, name: 'Ana Roe', status: 'excluded', status_note: 'Decision 14' } as const;
    await payload.update({ collection: 'results', id, data: { rows: [decided, ...others] } });
    await send(id, 2, cars());
    expect((await read(id)).rows).toMatchObject([
      { position: null, status: 'excluded', status_note: 'Decision 14', class: 'A' },
      { position: 2 },
      { position: 2 },
      { position: 4 },
    ]);
    // Which of the two decisions it is stays, or is what a call says.
    await send(id, 3, cars({ total_time: 'DSQ' }));
    expect((await read(id)).rows?.[0]).toMatchObject({ status: 'excluded', status_note: 'Decision 14' });
    await send(id, 4, cars({ status: 'dsq' }));
    expect((await read(id)).rows?.[0]).toMatchObject({ position: null, status: 'dsq' });
    await send(id, 5, cars({ status: 'excluded', status_note: 'Decision 15' }));
    expect((await read(id)).rows?.[0]).toMatchObject({ status: 'excluded', status_note: 'Decision 15' });
    await send(id, 6, cars({ status: 'classified', status_note: '' }));
    expect((await read(id)).rows?.[0]).toMatchObject({ position: 1, status: 'classified', status_note: '' });
  });

  it('keeps what a call leaves out of a car, and no position, laps or times that it leaves out', async () => {
    const id = await plan('Race 14');
    const car = { race_number: '160', name: 'Gus Roe', class: 'A', team: 'Kea', penalties: '5 s' };
    await send(id, 1, {
      status: 'running',
      rows: [row(1, 'Ana Roe'), { ...car, position: 2, laps: 3, diff: '0.4', best_time: '1:23.456' }],
    });
    const leader = { name: 'Gus Roe', position: 1, laps: 4 };
    await send(id, 2, { status: 'running', rows: [leader, row(2, 'Ana Roe', { race_number: '10' })] });
    expect((await read(id)).rows?.[0]).toMatchObject({
      ...car,
      position: 1,
      laps: 4,
      diff: '',
      best_time: '',
    });
  });

  it('takes points and the fastest lap from the call, which only one car has', async () => {
    const id = await plan('Race 10');
    const cars = (fastest: number, more: SentRow = {}): TimingUpdate => ({
      status: 'running',
      rows: [
        row(1, 'Ana Roe', fastest === 1 ? { is_fastest_lap: true, points: 20.5 } : {}),
        row(2, 'Bo Kim', fastest === 2 ? { is_fastest_lap: true, ...more } : {}),
      ],
    });
    const shown = async () =>
      (await read(id)).rows?.map(({ points, is_fastest_lap }) => [points, is_fastest_lap]);
    await send(id, 1, cars(1));
    expect(await shown()).toEqual([
      [20.5, true],
      [null, false],
    ]);
    await send(id, 2, cars(0));
    expect((await shown())?.[0]).toEqual([20.5, true]);
    await send(id, 3, cars(2, { points: 17 }));
    expect(await shown()).toEqual([
      [20.5, false],
      [17, true],
    ]);
  });

  it('takes team, car and drivers from the entry list, unless the row says otherwise', async () => {
    const { id: driver } = await payload.create({
      collection: 'drivers',
      data: { first_name: 'Ana', last_name: 'Róe', url: 'ana-roe' },
    });
    const enter = (race_number: string, name: string, more: object = {}) =>
      payload.create({
        collection: 'entries',
        data: { round, category, race_number, name, status: 'entered', team: 'Kea', car: 'Kiwi S', ...more },
      });
    await enter('110', 'Ana Róe / Bo Kim', { drivers: [driver] });
    await enter('120', 'Ana Róe', { drivers: [driver] });
    await enter('130', 'Ana Róe', { drivers: [driver] });
    const id = await plan('Race 9');
    const rows = [
      row(1, 'ROE A.', { race_number: '110' }),
      row(2, 'Tom Lindqvist', { race_number: '120', car: 'Kiwi R' }),
      row(3, 'Ana Roe', { race_number: '130', team: 'Own team' }),
      row(4, 'Ana Roe', { race_number: '140' }),
    ];
    await send(id, 1, { status: 'running', rows });
    expect((await read(id)).rows).toMatchObject([
      { name: 'ROE A.', team: 'Kea', car: 'Kiwi S', drivers: [driver] },
      // Somebody else drives.
      { team: 'Kea', car: 'Kiwi R', drivers: [] },
      { team: 'Own team', car: 'Kiwi S', drivers: [driver] },
      { team: '', car: '', drivers: [] },
    ]);
  });

  it('recognises a car that has another number now, by the entry list', async () => {
    const { id: driver } = await payload.create({
      collection: 'drivers',
      data: { first_name: 'Flo', last_name: 'Roe', url: 'flo-roe' },
    });
    const entry = { race_number: '151', name: 'Flo Roe', drivers: [driver] };
    await payload.create({
      collection: 'entries',
      data: { round, category, ...entry, status: 'entered' },
    });
    const { id } = await payload.create({
      collection: 'results',
      data: {
        ...{ session_name: 'Race 13', round, category, kind: 'race', _status: 'published' },
        rows: [{ race_number: '150', name: 'Flo Roe', drivers: [driver], grid: 5 }],
      },
    });
    await send(id, 1, { status: 'running', rows: [row(1, 'ROE F.', { race_number: '151' })] });
    expect((await read(id)).rows).toMatchObject([{ race_number: '151', drivers: [driver], grid: 5 }]);
  });

  it('never publishes what an editor is preparing', async () => {
    const id = await plan('Race 6');
    await payload.update({
      collection: 'results',
      id,
      draft: true,
      data: { session_name: 'Race six, not sure', _status: 'draft' },
    });
    await send(id, 1, { status: 'running' });
    expect(await read(id)).toMatchObject({ session_name: 'Race 6', session_status: 'running' });
  });

  it('keeps one version of many moves, and an editor sees and keeps the last', async () => {
    const { id: driver } = await payload.create({
      collection: 'drivers',
      data: { last_name: 'Roe', url: 'roe' },
    });
    const { id } = await payload.create({
      collection: 'results',
      data: {
        session_name: 'Race 8',
        round,
        category,
        kind: 'race',
        rows: [{ name: 'Ana Roe', race_number: '10', drivers: [driver] }],
        _status: 'published',
      },
    });
    const lap = (laps: number) => send(id, laps, { status: 'running', rows: [row(1, 'Ana Roe', { laps })] });
    await lap(1);
    const countVersions = async () =>
      (await payload.countVersions({ collection: 'results', where: { parent: { equals: id } } })).totalDocs;
    const versions = await countVersions();
    const before = heard.length;
    for (const laps of [2, 3, 4]) await lap(laps);
    // The first at once, the rest together: the site renders its pages again for each.
    await expect.poll(() => heard.slice(before).filter((one) => one === id)).toEqual([id, id]);
    expect(await countVersions()).toBe(versions);
    const shown = await payload.findByID({ collection: 'results', id, draft: true, depth: 0 });
    expect(shown.rows).toMatchObject([{ laps: 4, drivers: [driver] }]);
    await payload.update({
      collection: 'results',
      id,
      data: { session_name: 'Race 8, final', _status: 'published' },
    });
    expect(await read(id)).toMatchObject({
      session_name: 'Race 8, final',
      session_status: 'running',
      rows: [{ laps: 4, drivers: [driver] }],
    });
  });

  describe('once the sheet is official', () => {
    const finish = async (name: string) => {
      const id = await plan(name);
      await send(id, 1, { status: 'finished', rows: [row(1, 'Ana Roe'), row(2, 'Bo Kim')] });
      await send(id, 2, { status: 'finished', classification: 'official' });
      return id;
    };
    const swapped = [row(1, 'Bo Kim', { race_number: '20' }), row(2, 'Ana Roe', { race_number: '10' })];
    const amend = (classification_note: string): TimingUpdate => ({
      status: 'finished',
      classification: 'amended',
      classification_note,
      rows: swapped,
    });

    it('changes no row of it, and takes nothing back', async () => {
      const id = await finish('Race 20');
      const refused: [TimingUpdate, object][] = [
        [
          { status: 'finished', rows: swapped },
          {
            rows: 'The sheet is official. Its rows can only change with the classification “amended” and a new classification_note.',
          },
        ],
        [
          { status: 'finished', classification: 'provisional', rows: swapped },
          { classification: 'The sheet is official. Only the office can reverse that.' },
        ],
        [amend(' '), { rows: expect.stringContaining('“amended” and a new') }],
      ];
      for (const [update, fields] of refused) {
        const { status, details } = await failureOf(send(id, 3, update));
        expect([status, details.fields]).toEqual([422, fields]);
      }
      expect(await read(id)).toMatchObject({
        classification: 'official',
        rows: [{ name: 'Ana Roe' }, { name: 'Bo Kim' }],
      });
    });

    it('amends it with a reason, once for each reason, as versions that stay', async () => {
      const id = await finish('Race 21');
      const countVersions = async () =>
        (await payload.countVersions({ collection: 'results', where: { parent: { equals: id } } })).totalDocs;
      const versions = await countVersions();
      await send(id, 3, amend('Car 10: 5 s, decision 14'));
      const again = await failureOf(send(id, 4, { ...amend('Car 10: 5 s, decision 14'), rows: [] }));
      expect(again.details.fields).toEqual({ rows: expect.stringContaining('The sheet is amended.') });
      await send(id, 4, { ...amend('Car 20: excluded, decision 15'), rows: [row(1, 'Ana Roe')] });
      const session = await read(id);
      expect(session.rows).toMatchObject([{ name: 'Ana Roe', race_number: '10' }]);
      expect(session.changes?.slice(-2).map(({ after, reason }) => [after, reason])).toEqual([
        ['amended', 'Car 10: 5 s, decision 14'],
        ['amended', 'Car 20: excluded, decision 15'],
      ]);
      expect(await countVersions()).toBe(versions + 2);
    });
  });

  it('confirms a session without a status, which stays as the office has set it', async () => {
    const id = await plan('Race 30');
    await send(id, 1, { status: 'running', rows: [row(1, 'Ana Roe')] });
    const stopped = { session_status: 'suspended', status_note: 'Red flag' } as const;
    await payload.update({ collection: 'results', id, data: { ...stopped, _status: 'published' } });
    await send(id, 2, {});
    await send(id, 3, { rows: [row(1, 'Ana Roe', { laps: 2 })] });
    expect(await read(id)).toMatchObject({ ...stopped, rows: [{ laps: 2 }] });
    const early = await failureOf(send(await plan('Race 31'), 1, { rows: [row(1, 'Ana Roe')] }));
    expect(early.details.fields).toEqual({ rows: 'Only a session that has started can have rows.' });
  });

  it('keeps history and streams while rows move, in the record and for whoever edits it next', async () => {
    const id = await plan('Race 38');
    const streams = [{ name: 'Sky Sport', link: 'https://example.nz/live' }];
    await payload.update({ collection: 'results', id, data: { streams, _status: 'published' } });
    for (const [index, laps] of [1, 2, 3].entries())
      await send(id, index + 1, { status: 'running', rows: [row(1, 'Ana Roe', { laps })] });
    for (const draft of [false, true]) {
      const session = await payload.findByID({ collection: 'results', id, depth: 0, draft });
      expect(session).toMatchObject({ streams, rows: [{ laps: 3 }] });
      expect(session.changes?.map(({ after }) => after)).toEqual(['running', 'provisional']);
    }
  });

  describe('a session that has finished', () => {
    const office = (id: number, data: object) =>
      payload.update({ collection: 'results', id, data: { ...data, _status: 'published' } });
    const statusOf = async (id: number) => (await read(id)).session_status;
    const refusalOf = async (sent: Promise<unknown>) => (await failureOf(sent)).details.fields;
    const BY_OFFICE = {
      status:
        'The office has finished the session. Send “finished”. To reopen it, the office has to set its status to “running”.',
    };
    const REOPENING = ['running', 'suspended', 'delayed', 'scheduled'] as const;

    it('goes on if its timing system has finished it itself, such as before a restart', async () => {
      const id = await plan('Race 32');
      const statuses = ['running', 'suspended', 'running', 'finished', 'running'] as const;
      for (const [index, status] of statuses.entries()) {
        await send(id, index + 1, { status, rows: [row(1, 'Ana Roe')] });
        expect(await statusOf(id)).toBe(status);
      }
    });

    it('isn’t reopened once the office has finished it, until the office reopens it', async () => {
      const id = await plan('Race 33');
      await send(id, 1, { status: 'running', rows: [row(1, 'Ana Roe')] });
      await office(id, { session_status: 'finished' });
      for (const status of REOPENING) expect(await refusalOf(send(id, 2, { status }))).toEqual(BY_OFFICE);
      // The sheet is provisional: a timing system that knows that the session is over can correct it.
      await send(id, 2, { status: 'finished', rows: [row(1, 'Ana Roe', { laps: 12 })] });
      await send(id, 3, {});
      expect(await read(id)).toMatchObject({ session_status: 'finished', rows: [{ laps: 12 }] });
      expect(await refusalOf(send(id, 4, { status: 'running' }))).toEqual(BY_OFFICE);
      await office(id, { session_status: 'running' });
      await send(id, 4, { status: 'running' });
      expect(await statusOf(id)).toBe('running');
    });

    it('isn’t reopened once its sheet is official, whoever has finished it', async () => {
      const id = await plan('Race 34');
      await send(id, 1, { status: 'finished', rows: [row(1, 'Ana Roe')] });
      await send(id, 2, { status: 'finished', classification: 'official' });
      for (const status of REOPENING)
        expect(await refusalOf(send(id, 3, { status }))).toEqual({
          status: expect.stringMatching(/^The sheet is official\. .* make its sheet provisional/),
        });
      await office(id, { session_status: 'running', classification: 'provisional' });
      await send(id, 3, { status: 'running', rows: [row(1, 'Ana Roe', { laps: 13 })] });
      expect(await read(id)).toMatchObject({ session_status: 'running', rows: [{ laps: 13 }] });
    });

    it('is over with the results that the office enters, but still to come with a grid before its start', async () => {
      const at = (hours: number) => new Date(Date.now() + hours * 60 * 60_000).toISOString();
      const { id: today } = await payload.create({
        collection: 'rounds',
        data: {
          ...{ name: 'Ruapuna', url: 'ruapuna', _status: 'published' },
          ...{ start_date: at(-24), end_date: at(24) },
        },
      });
      const withRows = async (session_name: string, hours: number) => {
        const { id } = await payload.create({
          collection: 'results',
          data: {
            ...{ session_name, round: today, category, kind: 'race', date: at(hours) },
            ...{ session_status: 'scheduled', _status: 'published' },
          },
        });
        await office(id, { rows: [{ name: 'Ana Roe', race_number: '10' }] });
        expect(await statusOf(id)).toBe('finished');
        return id;
      };
      const over = await withRows('Race 35', -2);
      expect(await refusalOf(send(over, 1, { status: 'running' }))).toEqual(BY_OFFICE);
      const toCome = await withRows('Race 36', 2);
      await send(toCome, 1, { status: 'running', rows: [row(1, 'Ana Roe')] });
      expect(await statusOf(toCome)).toBe('running');
    });
  });

  it.each(['cancelled', 'postponed'] as const)(
    'leaves a session alone that is %s',
    async (session_status) => {
      const id = await plan(`Race ${session_status}`);
      await payload.update({ collection: 'results', id, data: { session_status, _status: 'published' } });
      const calls: TimingUpdate[] = [
        { status: 'running', rows: [row(1, 'Ana Roe')] },
        { status: 'scheduled' },
      ];
      for (const update of calls) {
        const { status, details } = await failureOf(send(id, 1, update));
        expect([status, details.fields]).toEqual([
          422,
          { status: `The session is ${session_status}. Only the office can reinstate it.` },
        ]);
      }
      expect(await read(id)).toMatchObject({ session_status, has_sheet: false });
    },
  );

  it('is for published sessions only', async () => {
    expect((await failureOf(send(999_999, 1, { status: 'running' }))).status).toBe(404);
    const draft = await payload.create({
      collection: 'results',
      data: { session_name: 'Race 7', round, category, kind: 'race', _status: 'draft' },
      draft: true,
    });
    expect((await failureOf(send(draft.id, 1, { status: 'running' }))).status).toBe(404);
  });
});
