import type { PayloadRequest } from 'payload';
import { instantOf, writtenDay, type ClockTime } from '../../cms/fields/wall-time.ts';
import { overlapIsChecked } from '../validation/session-validation.ts';
import type { PastDrivers } from './past-drivers.ts';
import type { PastMade } from './past-report.ts';
import type { PastRound, Target } from './past-rounds.ts';
import type { PastPlan, PlannedChampionship, PlannedRound, PlannedSession, Rows } from './plan-past.ts';

const NOON: ClockTime = { hour: 12, minute: 0, second: 0 };
/** When the days of a round start and end. */
const OPENS: ClockTime = { ...NOON, hour: 9 };
const CLOSES: ClockTime = { ...NOON, hour: 17 };

/** Tables of past seasons come after current ones, latest first: their numbers are small. */
const PAST_SORT = 10_000;

function momentOf(day: string, time: ClockTime, timeZone: string): string {
  const { year, month, day: date } = writtenDay(day) ?? { year: 0, month: 1, day: 1 };
  const calendarDay = { year: year ?? 0, month, day: date };
  // A time skipped by a clock change becomes noon, which never is.
  return (
    instantOf(calendarDay, time, timeZone) ?? instantOf(calendarDay, NOON, timeZone) ?? `${day}T12:00:00Z`
  );
}

/** Payload's write operations for a request's account, in its transaction. */
function writerFor(req: PayloadRequest) {
  const made = new Map<Target, number>();
  const idOf = (target: Target): number => target.id ?? made.get(target) ?? 0;
  const common = { depth: 0, overrideAccess: false, req: overlapIsChecked(req) } as const;
  return { made, idOf, common };
}
type Writer = ReturnType<typeof writerFor>;

async function makeDrivers(req: PayloadRequest, { added }: PastDrivers, { made, common }: Writer) {
  for (const driver of added) {
    const [first = '', ...last] = driver.name.split(' ');
    // A driver's present car and category don't apply to past seasons.
    const { id } = await req.payload.create({
      collection: 'drivers',
      // The URL name is made from the name.
      data: { first_name: first, last_name: last.join(' '), url: '' },
      ...common,
    });
    made.set(driver, id);
  }
}

async function makeRound(
  req: PayloadRequest,
  round: PastRound,
  series: number | null,
  { made, idOf, common }: Writer,
) {
  const { name, url, circuit, first, last, entries } = round;
  const { id } = await req.payload.create({
    collection: 'rounds',
    data: {
      ...{ name, url, series, venue: idOf(circuit) },
      start_date: momentOf(first, OPENS, circuit.timeZone),
      end_date: momentOf(last, CLOSES, circuit.timeZone),
      round_status: 'scheduled',
      categories: [...new Set(entries.map(({ category }) => idOf(category)))],
      _status: 'published',
    },
    ...common,
  });
  made.set(round, id);
}

const withDrivers = (
  rows: Rows,
  { category }: Pick<PlannedSession, 'category'>,
  { driversOf }: PastDrivers,
  { idOf }: Writer,
): Rows =>
  rows.map((row) => ({
    ...row,
    drivers: (row.drivers ?? []).length > 0 ? (row.drivers ?? []) : driversOf(row.name, category).map(idOf),
  }));

type Place = { readonly round: PlannedRound; readonly order: number };

/** Creates a session, or adds the results of a planned one. */
async function writeSession(
  req: PayloadRequest,
  planned: PlannedSession,
  { round, order }: Place,
  drivers: PastDrivers,
  writer: Writer,
): Promise<number> {
  const { session, category, id, isDraft } = planned;
  const sheet = {
    rows: withDrivers(planned.rows, planned, drivers, writer),
    classification: 'official' as const,
  };
  if (id !== null) {
    await req.payload.update({ collection: 'results', id, data: sheet, draft: isDraft, ...writer.common });
    return id;
  }
  const date = momentOf(session.day, session.start ?? NOON, round.circuit.timeZone);
  const doc = await req.payload.create({
    collection: 'results',
    data: {
      ...sheet,
      classified_since: date,
      session_name: session.name,
      round: writer.idOf(round),
      category: writer.idOf(category),
      kind: session.kind,
      date,
      session_status: 'finished',
      sort_order: order,
      _status: 'published',
    },
    ...writer.common,
  });
  return doc.id;
}

/** The scoring that takes the points from the sheets; created with the first past season. */
async function scoringFor(req: PayloadRequest, { scoring }: PastPlan, { common }: Writer): Promise<number> {
  if (scoring !== null) return scoring;
  const { id } = await req.payload.create({
    collection: 'scorings',
    data: {
      name: 'Points as on the sheets',
      points: [],
      takes_sheet_points: true,
      guests: 'move_up',
      shared_cars: 'each',
      dead_heats: 'share',
      ties: 'countback_then_latest',
    },
    ...common,
  });
  return id;
}

async function writeChampionship(
  req: PayloadRequest,
  { id, url, season, category, before, rounds }: PlannedChampionship,
  scoring: number,
  { idOf, common }: Writer,
): Promise<number> {
  const all = [...before, ...rounds.map(idOf)];
  if (id !== null) {
    await req.payload.update({ collection: 'championships', id, data: { rounds: all }, ...common });
    return id;
  }
  const doc = await req.payload.create({
    collection: 'championships',
    data: {
      ...{ name: category.name, season, url, of: 'drivers' },
      category: idOf(category),
      scoring,
      rounds: all,
      sort: PAST_SORT - Number(season.slice(0, 4)),
    },
    ...common,
  });
  return doc.id;
}

/**
 * Creates what is planned, in the request's transaction. The new records are published: they have been previewed, and are about the past.
 */
export async function makePastSeasons(
  req: PayloadRequest,
  plan: PastPlan,
  series: number | null,
): Promise<PastMade> {
  const writer = writerFor(req);
  const { made, idOf, common } = writer;
  const madeOf = (targets: readonly Target[]) => targets.flatMap((target) => made.get(target) ?? []);
  for (const category of plan.newCategories) {
    const { name } = category;
    made.set(
      category,
      (await req.payload.create({ collection: 'categories', data: { name, url: '' }, ...common })).id,
    );
  }
  for (const circuit of plan.newCircuits) {
    const { name, timeZone } = circuit;
    const data = { name, url: '', timezone: timeZone };
    made.set(circuit, (await req.payload.create({ collection: 'venues', data, ...common })).id);
  }
  await makeDrivers(req, plan.drivers, writer);
  const newRounds = plan.rounds.filter(({ id }) => id === null);
  for (const round of newRounds) await makeRound(req, round, series, writer);
  const sessions: number[] = [];
  for (const round of plan.rounds)
    for (const [order, session] of round.sessions.entries())
      if (session.fate === 'new' || session.fate === 'filled')
        sessions.push(await writeSession(req, session, { round, order }, plan.drivers, writer));
  const championships: number[] = [];
  const changed = plan.championships.filter(({ fate }) => fate !== 'same');
  const scoring = changed.some(({ id }) => id === null) ? await scoringFor(req, plan, writer) : 0;
  for (const championship of changed)
    championships.push(await writeChampionship(req, championship, scoring, writer));
  return {
    categories: madeOf(plan.newCategories),
    venues: madeOf(plan.newCircuits),
    drivers: madeOf(plan.drivers.added),
    rounds: newRounds.map(idOf),
    sessions,
    championships,
  };
}
