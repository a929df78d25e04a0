import { describe, expect, it } from 'vitest';
import { sentRowSchema, timingUpdateSchema } from '../../lib/contract/timing.ts';
import { readTime } from '../../lib/season/lap-time.ts';
import { planRaceDay, type DaySession } from './race-day.ts';
import { drive, lapText, numbersFrom, rowsAt } from './running-order.ts';

const MINUTE = 60_000;
const cars = Array.from({ length: 20 }, (_, index) => ({
  race_number: String(index + 1),
  name: `Driver ${String(index + 1)}`,
  class: 'A',
}));
const race: DaySession = { id: 4, starts: 0, ends: 20 * MINUTE, isRace: true, laps: 12, cars };

describe('a simulated race day', () => {
  it('starts, runs, finishes and becomes official, in calls that the site accepts', () => {
    const gates: DaySession = { ...race, id: 5, isRace: false, laps: null, cars: [], ends: 60 * MINUTE };
    const steps = planRaceDay([race, gates], MINUTE);
    for (const { update } of steps) expect(timingUpdateSchema.safeParse(update).error).toBeUndefined();
    const ofRace = steps.filter(({ session }) => session === 4).map(({ update }) => update);
    expect(
      ofRace.map(({ status = '', classification = '' }) => `${status} ${classification}`.trim()),
    ).toEqual([...Array.from({ length: 20 }, () => 'running'), 'finished provisional', 'finished official']);
    expect(ofRace.at(-1)?.rows?.[0]).toMatchObject({ position: 1, laps: 12, diff: '' });
    expect(steps.filter(({ session }) => session === 5).map(({ update }) => update.status)).toEqual([
      'running',
      'finished',
    ]);
    expect(steps.map(({ at }) => at)).toEqual(steps.map(({ at }) => at).toSorted((a, b) => a - b));
  });

  it('orders a race by distance, and any other session by the best lap', () => {
    const runs = drive(cars, 75_000, 20 * MINUTE, numbersFrom(4));
    const rows = rowsAt(runs, 10 * MINUTE, true);
    const laps = rows.map(({ laps: done }) => Number(done));
    expect(laps).toEqual(laps.toSorted((a, b) => b - a));
    const best = rowsAt(runs, 10 * MINUTE, false).map(({ best_time }) => String(best_time));
    expect(best).toEqual(best.toSorted());
    expect(rowsAt(runs, 1000, true)[0]).toMatchObject({ position: null, laps: 0 });
    for (const row of rows) expect(sentRowSchema.safeParse(row).success).toBe(true);
  });

  it('sends each lap once, with times that add up to the total and positions as in the rows', () => {
    const steps = planRaceDay([race], MINUTE);
    const sent = steps.flatMap(({ update }) => update.laps ?? []);
    const names = sent.map(({ race_number, lap }) => `${String(race_number)} ${String(lap)}`);
    expect(new Set(names).size).toBe(sent.length);
    const rows = steps.at(-1)?.update.rows ?? [];
    expect(rows).toHaveLength(cars.length);
    for (const row of rows) {
      const own = sent.filter(({ race_number }) => race_number === row.race_number);
      expect(own.map(({ lap }) => lap)).toEqual(
        Array.from({ length: Number(row.laps) }, (_, index) => index + 1),
      );
      const sum = own.reduce((total, { time }) => total + (readTime(String(time)) ?? NaN), 0);
      expect(lapText(sum)).toBe(row.total_time);
      expect(own.at(-1)?.position).toBe(row.position);
    }
    const practice = planRaceDay([{ ...race, isRace: false, laps: null }], MINUTE);
    expect(practice.flatMap(({ update }) => update.laps ?? [])[0]).not.toHaveProperty('position');
  });

  it('says which flag is out, what is left, what cars did last, and what race control says', () => {
    const updates = planRaceDay([race], MINUTE).map(({ update }) => update);
    const during = updates.slice(0, -1);
    expect([...new Set(during.map(({ flag }) => flag))]).toEqual(['green', 'yellow', 'finish']);
    expect(during.map(({ laps_to_go: left }) => left)).toEqual(
      during.map(({ rows = [] }) => 12 - Math.max(...rows.map(({ laps }) => Number(laps)))),
    );
    expect(during.at(-1)?.messages?.map(({ text }) => text)).toEqual([
      'Green flag',
      expect.stringContaining('Yellow flag'),
      'Track clear: green flag',
      'Chequered flag',
    ]);
    const msOf = (cell: unknown) => readTime(String(cell)) ?? NaN;
    const driven = during.flatMap(({ rows = [] }) => rows).filter(({ laps }) => Number(laps) > 0);
    for (const { last_time, sectors = [] } of driven)
      expect(sectors.reduce<number>((sum, sector) => sum + msOf(sector), 0)).toBe(msOf(last_time));
    const practice = planRaceDay([{ ...race, isRace: false, laps: null }], MINUTE)[0]?.update;
    expect(practice).toMatchObject({ flag: 'green', seconds_to_go: 1200 });
  });

  it('is the same every time', () => {
    expect(planRaceDay([race], MINUTE)).toEqual(planRaceDay([race], MINUTE));
    expect([lapText(83_456), lapText(3_723_004)]).toEqual(['1:23.456', '1:02:03.004']);
  });
});
