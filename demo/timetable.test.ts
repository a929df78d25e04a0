import { describe, expect, it } from 'vitest';
import { planSeason } from './calendar.ts';
import { generateChampionship } from './championship.ts';
import { instantAt, trackDayOf } from './nz-time.ts';
import { AMENDED, amendmentOf } from './amendment.ts';
import { planTimetable, shortTime } from './timetable.ts';

const TODAY = new Date('2026-11-20T00:00:00Z');

describe('the timetables of the demo', () => {
  it('run from the gates to the ceremony on the days of the round, never two sessions of a category at once', () => {
    for (const weekend of planSeason(TODAY)) {
      const sessions = planTimetable(weekend);
      const names = new Set(sessions.map(({ session_name }) => session_name));
      for (const name of [
        'Gates open',
        'Pit walk',
        'Practice',
        'Qualifying',
        'Race 2',
        'Prize-giving ceremony',
      ])
        expect(names, weekend.url).toContain(name);
      const days = [weekend.firstDay, weekend.saturday, weekend.lastDay];
      for (const { date, ends_at, key } of sessions) {
        expect(days, key).toContainEqual(trackDayOf(new Date(date)));
        expect(ends_at > date, key).toBe(true);
      }
      for (const ofCategory of Map.groupBy(sessions, ({ category }) => category).values()) {
        if (ofCategory[0]?.category === null) continue;
        for (const [index, { date, key }] of ofCategory.entries())
          expect((ofCategory[index - 1]?.ends_at ?? '') <= date, key).toBe(true);
      }
    }
  });

  it('have the same times of day on both sides of a change of the clocks', () => {
    const summer = planSeason(new Date('2026-11-20T00:00:00Z'));
    for (const today of ['2026-09-20T00:00:00Z', '2027-03-28T00:00:00Z', '2026-06-01T00:00:00Z']) {
      const season = planSeason(new Date(today));
      const timesOf = (from: typeof season) => from.flatMap(planTimetable).map(({ date }) => shortTime(date));
      expect(timesOf(season)).toEqual(timesOf(summer));
    }
    // 9 am after the clocks go forward, and after they go back.
    expect(instantAt({ year: 2026, month: 9, day: 27 }, '09:00')).toBe('2026-09-26T20:00:00.000Z');
    expect(instantAt({ year: 2027, month: 4, day: 4 }, '09:00')).toBe('2027-04-03T21:00:00.000Z');
  });

  it('are what the site’s snippets and the PDF say', () => {
    const { timetable, snippets, documents, sessions } = generateChampionship({ today: TODAY });
    const next = timetable.filter(({ round }) => round === 'round-5-teretonga');
    const moved = next.find(({ session_status }) => session_status === 'delayed')!;
    const pdf = documents.find(({ slug }) => slug === 'schedule-round-5-teretonga')!.lines.join('\n');
    expect(pdf).toContain(`${shortTime(moved.date)}–`);
    expect(pdf).toContain(`(was ${shortTime(moved.previous_starts_at ?? '')})`);
    expect(pdf).toMatch(/^\d{1,2}:\d\d[ap]m–\d{1,2}:\d\d[ap]m {2}\S/m);
    expect(pdf).not.toMatch(/\b\d\d:\d\d\b/);
    expect(pdf).toContain('(cancelled)');
    const start = (name: string) => shortTime(next.find(({ session_name }) => session_name === name)!.date);
    const live = snippets.map(({ content }) => content).join();
    expect(live).toContain(`${start('Qualifying')} Qualifying`);
    const planned = new Map(timetable.map((session) => [session.key, session]));
    for (const { key, date } of sessions)
      expect(planned.get(key)).toMatchObject({ date, session_status: 'finished' });
  });

  it('say where each race of the next round can be followed, and of no other session', () => {
    const season = planSeason(TODAY);
    const next = season.find(({ isNext }) => isNext)?.url;
    for (const { round, kind, key, live_timing_link, streams } of season.flatMap(planTimetable)) {
      const isFollowed = round === next && kind === 'race';
      expect([live_timing_link !== '', streams.length], key).toEqual([isFollowed, isFollowed ? 1 : 0]);
    }
  });

  it('have a delayed and a cancelled session, crews, a postponed round, and a race for the stewards to amend', () => {
    const { timetable, rounds, sessions, documents } = generateChampionship({ today: TODAY });
    const statuses = new Set(timetable.map(({ session_status }) => session_status));
    for (const status of ['scheduled', 'delayed', 'cancelled', 'postponed', 'finished'] as const)
      expect(statuses).toContain(status);
    expect(rounds.filter(({ postponedFor }) => postponedFor !== '')).toHaveLength(1);
    const endurance = sessions.find(({ session_name }) => session_name === 'Three Hour');
    expect(endurance?.rows.every(({ name }) => name.includes(' / '))).toBe(true);
    expect(endurance?.rows[0]).toMatchObject({ status: 'classified', points: 40 });
    const amended = sessions.find(({ key }) => key === AMENDED.key);
    expect(amended?.rows.some(({ position }) => position === AMENDED.position)).toBe(true);
    expect(amendmentOf(amended!)).toMatchObject({
      kind: 'classification',
      before: 'official',
      after: 'amended',
    });
    expect(sessions.filter(amendmentOf)).toHaveLength(1);
    expect(documents.map(({ slug }) => slug)).toContain('stewards-decision-14');
  });
});
