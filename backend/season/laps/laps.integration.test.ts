import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SESSION_MAX_LAPS, type SentLap, type TimingUpdate } from '../../../lib/contract/timing.ts';
import { onVisibleChange } from '../../kernel/events.ts';
import type { User } from '../../payload-types.ts';
import { failureOf } from '../../../tests/backend/failure-of.ts';
import { pressEndpoint } from '../../../tests/backend/press-endpoint.ts';
import { openWeekend, type Weekend } from '../../../tests/backend/test-weekend.ts';
import { importReportSchema } from '../sheets/import-report.ts';
import { MAX_SHEET_BYTES, readSheetFile } from '../sheets/read-file.ts';
import { importLapsEndpoint } from './import-laps-endpoint.ts';
import { findLaps } from './keep-laps.ts';
import { LAPS_LIMIT } from './laps-limit.ts';
import { lapEntities, withLaps } from './stored-laps.ts';

let weekend: Weekend;
let payload: Payload;
let officer: User;
let round: number;
let category: number;

beforeAll(async () => {
  weekend = await openWeekend();
  ({ payload, officer, round, category } = weekend);
}, 120_000);
afterAll(() => weekend.close());

const plan = async (session_name: string, more: object = {}) =>
  (
    await payload.create({
      collection: 'results',
      data: { session_name, round, category, kind: 'race', ...more, _status: 'published' },
    })
  ).id;

const send: Weekend['send'] = (...update) => weekend.send(...update);

const fieldsOf = async (work: Promise<unknown>) => (await failureOf(work)).details.fields;

const ROWS = [
  { position: 1, race_number: '7', name: 'Ana Roe' },
  { position: 2, race_number: '8', name: 'Bo Kim' },
];
const running = (laps: SentLap[], more: Partial<TimingUpdate> = {}): TimingUpdate => ({
  status: 'running',
  rows: ROWS,
  laps,
  ...more,
});
const lap = (race_number: string, number: number, time: SentLap['time'], position?: number): SentLap => ({
  race_number,
  lap: number,
  time,
  ...(position === undefined ? {} : { position }),
});
/** '7.1 1:00.000 P1' */
const storedLaps = async (session: number) =>
  lapEntities(await findLaps(payload, session)).map(
    ({ race_number, lap: number, time, position }) =>
      `${race_number}.${String(number)} ${time} P${String(position ?? '?')}`,
  );

describe('laps that a timing system sends', () => {
  it('are added lap by lap, corrected by sending them again, and removed by sending them without time and position', async () => {
    const id = await plan('Race 1');
    await send(id, 1, running([lap('7', 1, '1:00.000', 1), lap('8', 1, 61.5, 2)]));
    await send(id, 2, running([lap('7', 2, '59.999', 1)]));
    expect((await storedLaps(id)).toSorted()).toEqual([
      '7.1 1:00.000 P1',
      '7.2 0:59.999 P1',
      '8.1 1:01.500 P2',
    ]);
    await send(id, 3, running([lap('7', 1, '1:00.100', 1), { race_number: '7', lap: 2 }]));
    expect((await storedLaps(id)).toSorted()).toEqual(['7.1 1:00.100 P1', '8.1 1:01.500 P2']);
    // What isn't sent stays, with rows and without.
    await send(id, 4, running([]));
    await send(id, 5, { status: 'running' });
    expect(await storedLaps(id)).toHaveLength(2);
  });

  it('change nothing when their call is repeated or late', async () => {
    const id = await plan('Race 2');
    const first = running([lap('7', 1, '1:00.000', 1)]);
    await send(id, 4, first);
    await send(id, 5, running([lap('7', 1, '1:00.500', 1)]));
    await expect(send(id, 4, first)).rejects.toMatchObject({ status: 409 });
    await send(id, 5, running([lap('7', 1, '1:00.500', 1)]));
    expect(await storedLaps(id)).toEqual(['7.1 1:00.500 P1']);
  });

  it('are written without their session, and announced', async () => {
    const id = await plan('Race 3');
    await send(id, 1, running([]));
    const countVersions = async () =>
      (await payload.countVersions({ collection: 'results', where: { parent: { equals: id } } })).totalDocs;
    const before = await countVersions();
    const heard: unknown[] = [];
    const stop = onVisibleChange((change) => heard.push(change));
    await send(id, 2, { status: 'running', laps: [lap('8', 1, '1:00.000', 1)] });
    stop();
    expect([await countVersions(), await storedLaps(id)]).toEqual([before, ['8.1 1:00.000 P1']]);
    expect(heard).toContainEqual({ model: 'results', id });
  });

  it('are refused with their whole call, with a message for each', async () => {
    const id = await plan('Race 4');
    const faulty = [
      lap('99', 1, '1:00.000', 1),
      lap('7', 1, 'fast', 1),
      lap('8', 1, '1:00.000', 2),
      lap('8', 1, '1:00.000', 3),
      lap('', 2, '1:00.000', 3),
    ];
    expect(await fieldsOf(send(id, 1, running(faulty)))).toEqual({
      'laps.0': 'Lap record 1: No car in this session has the number 99.',
      'laps.1': 'Lap record 2: The lap time “fast” isn’t a time such as 1:23.456.',
      'laps.3': 'Lap record 4: Lap 1 of car 8 is already in lap record 3.',
      'laps.4': 'Lap record 5: Race number missing.',
    });
    expect(await payload.findByID({ collection: 'results', id })).toMatchObject({
      session_status: 'scheduled',
      rows: [],
    });
    expect(await storedLaps(id)).toEqual([]);
    expect(await fieldsOf(send(id, 1, { status: 'delayed', laps: [lap('7', 1, '1:00.000')] }))).toEqual({
      laps: 'Only a session that has started can have laps.',
    });
  });

  it('have a limit', async () => {
    const id = await plan('Race 5', { rows: ROWS });
    const whole = withLaps(
      {},
      Array.from({ length: SESSION_MAX_LAPS }, (_, index) => {
        const car = String(10 + Math.floor(index / 1000));
        return { race_number: car, lap: (index % 1000) + 1, time: 60_000, position: 1 };
      }),
    );
    await payload.create({ collection: 'session-laps', data: { session: id, laps: whole } });
    expect(await fieldsOf(send(id, 1, running([lap('7', 1, '1:00.000')])))).toEqual({
      laps: 'A session can have up to 40,000 laps.',
    });
  });

  it('are final with the sheet, except for an amendment', async () => {
    const id = await plan('Race 6');
    const flag = { status: 'finished', classification: 'official' } as const;
    await send(id, 1, running([lap('7', 1, '1:00.000', 1)], flag));
    const late = { status: 'finished', laps: [lap('7', 1, '59.000', 1)] } as const;
    expect(await fieldsOf(send(id, 2, { ...late, laps: [...late.laps] }))).toEqual({
      laps: 'The sheet is official. Its laps can only change with the classification “amended” and a new classification_note.',
    });
    await send(id, 2, {
      status: 'finished',
      classification: 'amended',
      classification_note: 'Timing of car 7 corrected',
      laps: [...late.laps],
    });
    expect(await storedLaps(id)).toEqual(['7.1 0:59.000 P1']);
  });

  it('are deleted with their session', async () => {
    const id = await plan('Race 7');
    await send(id, 1, running([lap('7', 1, '1:00.000', 1)]));
    await payload.delete({ collection: 'results', id });
    const { totalDocs } = await payload.count({
      collection: 'session-laps',
      where: { session: { equals: id } },
    });
    expect(totalDocs).toBe(0);
  });
});

describe('a file of laps', () => {
  /** What the endpoint returns to the CMS's form. */
  async function importLaps(id: number, csv: string, more: object = {}) {
    const { status, body } = await pressEndpoint(payload, importLapsEndpoint, {
      user: officer,
      body: { csv, ...more },
      id,
    });
    return { status, report: importReportSchema.safeParse(body).data };
  }
  const FILE = 'No,Lap,Lap Time,Pos\n7,1,1:00.000,1\n8,1,1:01.000,2\n7,2,1:00.500,1\n';

  it('is previewed, replaces the laps of an official sheet, and can be removed again', async () => {
    const id = await plan('Race 8', { rows: ROWS, classification: 'official' });
    const preview = await importLaps(id, FILE);
    expect(preview).toMatchObject({
      status: 200,
      report: {
        rows: 3,
        needsReason: false,
        applied: false,
        changes: [
          { kind: 'added', row: '7 Ana Roe', details: ['2 laps'] },
          { kind: 'added', row: '8 Bo Kim', details: ['1 lap'] },
        ],
      },
    });
    expect(await storedLaps(id)).toEqual([]);
    const basedOn = preview.report?.basedOn;
    expect((await importLaps(id, FILE, { apply: true, basedOn })).report?.applied).toBe(true);
    expect((await storedLaps(id)).toSorted()).toEqual([
      '7.1 1:00.000 P1',
      '7.2 1:00.500 P1',
      '8.1 1:01.000 P2',
    ]);
    expect((await payload.findByID({ collection: 'results', id })).classification).toBe('official');
    const { docs } = await payload.find({
      collection: 'audit-entries',
      where: { and: [{ document_id: { equals: String(id) } }, { changed_fields: { equals: 'laps' } }] },
    });
    expect(docs).toMatchObject([{ account: officer.email, document_title: 'Race 8' }]);
    // Somebody else was faster.
    expect((await importLaps(id, FILE, { apply: true, basedOn })).status).toBe(409);
    expect((await importLaps(id, '', { apply: true })).report).toMatchObject({
      rows: 0,
      changes: [{ kind: 'removed' }, { kind: 'removed' }],
      applied: true,
    });
    expect(await storedLaps(id)).toEqual([]);
  });

  it('is refused as a whole for a faulty line, and before there are rows', async () => {
    const id = await plan('Race 9', { rows: ROWS });
    const faulty = await importLaps(id, `${FILE}99,1,1:00.000,3\n`, { apply: true });
    expect(faulty).toMatchObject({
      status: 422,
      report: {
        problems: [{ line: 5, message: 'No car in this session has the number 99.' }],
        applied: false,
      },
    });
    expect(await storedLaps(id)).toEqual([]);
    const planned = await importLaps(await plan('Race 10'), FILE);
    expect(planned.report?.problems).toEqual([
      { line: 1, message: 'Import the timing rows first: laps belong to the cars of the sheet.' },
    ]);
    expect((await importLaps(999_999, FILE)).status).toBe(404);
  });

  it('can have all laps of a long race', async () => {
    const numbers = Array.from({ length: 30 }, (_, index) => String(index + 1));
    const rows = numbers.map((race_number) => ({ race_number, name: `Driver ${race_number}` }));
    const id = await plan('Race 11', { rows });
    const lines = numbers.flatMap((number) =>
      Array.from(
        { length: 700 },
        (_, index) => `${number},${String(index + 1)},1:00.000,${number},Driver ${number}`,
      ),
    );
    const file = `No,Lap,Lap Time,Pos,Driver\n${lines.join('\n')}\n`;
    expect(await readSheetFile(new Blob([file]), LAPS_LIMIT)).toEqual({ csv: file });
    expect(file.length).toBeGreaterThan(MAX_SHEET_BYTES);
    expect((await importLaps(id, file)).report).toMatchObject({ rows: lines.length, problems: [] });
    expect((await importLaps(id, 'x'.repeat(LAPS_LIMIT.bytes + 1))).status).toBe(422);
  });
});
