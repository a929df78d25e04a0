import { Mutex } from 'async-mutex';
import { nanoid } from 'nanoid';
import type { Payload } from 'payload';
import { z } from 'zod';
import { newZealandDay } from '../../../lib/contract/time-zone.ts';
import type { PageSpeed } from '../../../lib/contract/site-hook.ts';
import { runStatement } from '../../kernel/database/run-in-transaction.ts';
import { sql } from '../../kernel/database/statement.ts';
import { processSingleton } from '../../kernel/process-singleton.ts';
import { addBins, addSpeeds, keyOf, type Bins, type Speeds } from './speeds.ts';

/**
 * Each backend has its own row for a day, so that two never write the same one, and a day is the sum of its rows. Keys sort by day:
 * `page-speed 2026-11-26 Uakgb_J5m9`.
 */
const PREFIX = 'page-speed ';
const DAY = /^page-speed (\d{4}-\d\d-\d\d) /;
const NAME_LENGTH = 10;

const DAY_MS = 24 * 60 * 60_000;
/** Days that are kept. */
export const RETENTION_DAYS = 90;

const speedsSchema = z.record(z.string(), z.array(z.number().int().nonnegative()));

/** Everything reported to this process today, all of which is in its row. */
const own = processSingleton('page-speed', () => ({
  name: nanoid(NAME_LENGTH),
  day: '',
  speeds: new Map<string, Bins>(),
  // One at a time: an earlier report's total must not be written last.
  writing: new Mutex(),
}));

const binsOf = ({ bin, visits }: PageSpeed): Bins => [...Array.from({ length: bin }, () => 0), visits];

/** Adds a site's report to the counts of the current day. @param now the time of the report */
export async function addPageSpeeds(
  payload: Payload,
  reported: readonly PageSpeed[],
  now: Date,
): Promise<void> {
  const mine = own();
  const day = newZealandDay(now);
  if (mine.day !== day) {
    mine.day = day;
    mine.speeds.clear();
  }
  for (const speed of reported) {
    const key = keyOf(speed.page, speed.device, speed.vital);
    mine.speeds.set(key, addBins(mine.speeds.get(key) ?? [], binsOf(speed)));
  }
  await mine.writing.runExclusive(async () => {
    const key = `${PREFIX}${mine.day} ${mine.name}`;
    const data = JSON.stringify(Object.fromEntries(mine.speeds));
    await runStatement(
      payload,
      sql`INSERT INTO payload_kv (key, data) VALUES (${key}, ${data}) ON CONFLICT (key) DO UPDATE SET data = excluded.data`,
    );
  });
}

/** The first of a number of days up to and including the current one, as y-MM-dd. */
const firstOf = (days: number, now: Date) => newZealandDay(new Date(now.getTime() - (days - 1) * DAY_MS));

async function rows(payload: Payload) {
  const { docs } = await payload.find({
    collection: 'payload-kv',
    where: { key: { contains: PREFIX } },
    depth: 0,
    pagination: false,
  });
  return docs.flatMap(({ id, key, data }) => {
    const day = DAY.exec(key)?.[1];
    return day === undefined ? [] : [{ id, day, data }];
  });
}

/** The counts of the last days, up to and including the current one. */
export async function readPageSpeeds(payload: Payload, days: number, now: Date): Promise<Speeds> {
  const first = firstOf(days, now);
  const found = await rows(payload);
  return addSpeeds(found.filter(({ day }) => day >= first).map(({ data }) => speedsSchema.parse(data)));
}

/** Deletes the counts of days before the last 90. */
export async function purgePageSpeeds(payload: Payload, now: Date): Promise<void> {
  const first = firstOf(RETENTION_DAYS, now);
  const ids = (await rows(payload)).filter(({ day }) => day < first).map(({ id }) => id);
  if (ids.length > 0) await payload.delete({ collection: 'payload-kv', where: { id: { in: ids } } });
}
