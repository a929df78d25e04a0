import { describe, expect, test } from 'vitest';
import type { SessionChange } from '../../../lib/contract/entities/racing.ts';
import type { DueNotice, NoticeFacts } from './notice.ts';
import {
  bundled,
  dueNotices,
  type PlannedArticle,
  type PlannedRound,
  type PlannedSession,
  stillTrue,
  type Season,
} from './plan.ts';

const MINUTE_MS = 60_000;
const START = '2027-01-23T02:00:00.000Z';
/** This many minutes after the planned start. */
const at = (minutes: number): string => new Date(Date.parse(START) + minutes * MINUTE_MS).toISOString();
const moment = (minutes: number): Date => new Date(at(minutes));

const race: PlannedSession = {
  id: 31,
  name: 'Race 2',
  category: { id: 3, name: 'GT Championship' },
  round: { id: 5, name: 'Teretonga', url: 'teretonga' },
  kind: 'race',
  start: START,
  status: 'scheduled',
  note: '',
  changes: [],
  officialSince: null,
  takesPlace: true,
};
const seasonOf = (session: Partial<PlannedSession>): Season => ({
  sessions: [{ ...race, ...session }],
  rounds: [],
  articles: [],
});
const dueOf = (session: Partial<PlannedSession>, minutes: number): DueNotice[] =>
  dueNotices(seasonOf(session), moment(minutes));
const keysOf = (session: Partial<PlannedSession>, minutes: number) =>
  dueOf(session, minutes).map(({ key }) => key);
const change = (
  kind: SessionChange['kind'],
  before: string,
  after: string,
  minutes: number,
): SessionChange => ({ kind, before, after, at: at(minutes), reason: '' });

describe('a session that starts', () => {
  test('is announced in the quarter of an hour before it, to followers of its category and of the session', () => {
    expect(dueOf({}, -15.1)).toEqual([]);
    expect(dueOf({}, -15)).toMatchObject([
      { kind: 'start', subjects: ['session-31', 'category-3'], unlessKind: null, lifeMs: 15 * MINUTE_MS },
    ]);
    expect(dueOf({}, 0)).toEqual([]);
  });

  test('by a clock that is ten minutes wrong, and then corrected, is announced with the same key', () => {
    const fast = keysOf({}, -12 + 10);
    const slow = keysOf({}, -12);
    expect(fast).toEqual(slow);
    expect(fast).toHaveLength(1);
  });

  test('that was moved is announced by its new time, whether or not it had already been announced', () => {
    const moved = {
      start: at(40),
      status: 'delayed' as const,
      changes: [change('status', 'scheduled', 'delayed', -10), change('start', START, at(40), -10)],
    };
    expect(keysOf(moved, -5).filter((key) => key.startsWith('start'))).toEqual([]);
    expect(keysOf(moved, 30)).not.toEqual(keysOf({}, -10));
    expect(dueOf(moved, 30)).toMatchObject([{ kind: 'start', facts: { start: at(40) }, unlessKind: null }]);
  });

  test('that was moved a moment ago is announced only to those who don’t follow changes', () => {
    const moved = { start: at(10), changes: [change('start', START, at(10), -4)] };
    expect(dueOf(moved, -3).find(({ kind }) => kind === 'start')).toMatchObject({ unlessKind: 'change' });
  });

  test('with an unknown start isn’t announced by its old time', () => {
    const delayed = { status: 'delayed' as const, changes: [change('status', 'scheduled', 'delayed', -60)] };
    expect(dueOf(delayed, -10)).toEqual([]);
  });

  test.each([
    [{ status: 'cancelled' }],
    [{ status: 'postponed' }],
    [{ status: 'running' }],
    [{ takesPlace: false }],
    [{ start: null }],
  ] as const)('isn’t announced if it is %j', (session) => {
    expect(dueOf(session, -10)).toEqual([]);
  });

  test('without a category is only announced to its own followers', () => {
    expect(dueOf({ category: null }, -10)).toMatchObject([{ subjects: ['session-31'] }]);
  });
});

describe('a change', () => {
  const cancelled = {
    status: 'cancelled' as const,
    note: 'Fog',
    changes: [change('status', 'scheduled', 'cancelled', -120)],
  };

  test('is announced once it has settled, and not when it is old', () => {
    expect(dueOf(cancelled, -119.9)).toEqual([]);
    expect(dueOf(cancelled, -119)).toMatchObject([
      { kind: 'change', facts: { what: 'change', state: 'cancelled', start: null, note: 'Fog' } },
    ]);
    expect(dueOf(cancelled, -80)).toEqual([]);
  });

  test('that was a slip, and was corrected at once, is announced to nobody', () => {
    const slip = {
      changes: [
        change('status', 'scheduled', 'cancelled', -120),
        change('status', 'cancelled', 'scheduled', -119.7),
      ],
    };
    expect(dueOf(slip, -119)).toEqual([]);
  });

  test('is undone by another', () => {
    const back = {
      changes: [
        change('status', 'scheduled', 'cancelled', -120),
        change('status', 'cancelled', 'scheduled', -110),
      ],
    };
    expect(dueOf(back, -109)).toMatchObject([{ facts: { state: 'back', start: START } }]);
  });

  test('of status and start together is one', () => {
    const delayed = {
      start: at(30),
      status: 'delayed' as const,
      changes: [change('start', START, at(30), -60), change('status', 'scheduled', 'delayed', -60)],
    };
    expect(dueOf(delayed, -59)).toMatchObject([
      { facts: { state: 'delayed', start: at(30) }, lifeMs: 89 * MINUTE_MS },
    ]);
  });

  test('to another week is of interest for a week, and not for as long as push services refuse', () => {
    const week = 7 * 24 * 60;
    const moved = { start: at(6 * week), changes: [change('start', START, at(6 * week), -60)] };
    expect(dueOf(moved, -59)).toMatchObject([{ facts: { state: 'moved' }, lifeMs: week * MINUTE_MS }]);
  });

  test('a delay without a new time says none', () => {
    const delayed = { status: 'delayed' as const, changes: [change('status', 'scheduled', 'delayed', -20)] };
    expect(dueOf(delayed, -19)).toMatchObject([{ facts: { state: 'delayed', start: null } }]);
  });

  test('of a timetable that is only being made is announced to nobody, nor one of long ago', () => {
    const days = 24 * 60;
    const moved = (minutes: number) => ({
      start: at(30),
      changes: [change('start', START, at(30), minutes)],
    });
    expect(dueOf(moved(-3 * days), -3 * days + 1)).toEqual([]);
    expect(dueOf(moved(-days), -days + 1)).toMatchObject([{ facts: { state: 'moved' } }]);
    expect(dueOf(moved(2 * days), 2 * days + 1)).toEqual([]);
  });

  test('to the classification alone isn’t announced', () => {
    expect(dueOf({ changes: [change('classification', 'provisional', 'official', -5)] }, -16)).toEqual([]);
  });
});

test('a result is announced once it is official, of races and qualifying', () => {
  const official = { status: 'finished' as const, officialSince: at(60) };
  expect(dueOf(official, 60.2)).toEqual([]);
  expect(dueOf(official, 61)).toMatchObject([{ key: 'result-31', kind: 'result' }]);
  expect(dueOf({ ...official, kind: 'practice' }, 61)).toEqual([]);
  // An amendment hours later has the same key.
  expect(keysOf({ ...official, officialSince: at(300) }, 301)).toEqual(['result-31']);
});

test('a round that is called off is announced to the followers of its categories and of sessions still to come', () => {
  const round: PlannedRound = {
    id: 5,
    name: 'Teretonga',
    url: 'teretonga',
    isOff: 'cancelled',
    note: 'Flooded',
    start: at(24 * 60),
    end: at(48 * 60),
    revisedAt: at(0),
    categories: [3, 12],
  };
  const due = (round: PlannedRound, sessions: readonly PlannedSession[] = []) =>
    dueNotices({ sessions, rounds: [round], articles: [] }, moment(1));
  expect(due(round)).toMatchObject([
    { kind: 'change', subjects: ['category-3', 'category-12'], facts: { what: 'round', state: 'cancelled' } },
  ]);
  const planned: PlannedSession = { ...race, start: at(30 * 60), takesPlace: false };
  const ford = { ...planned, id: 32, category: { id: 4, name: 'Formula Ford' } };
  const sessions: readonly PlannedSession[] = [
    planned,
    ford,
    { ...planned, id: 33, status: 'finished' },
    { ...planned, id: 34, status: 'cancelled' },
    { ...planned, id: 35, round: { id: 6, name: 'Taupō', url: 'taupo' } },
  ];
  expect(due(round, sessions).map(({ subjects }) => subjects)).toEqual([
    ['category-3', 'category-12', 'session-31', 'session-32', 'category-4'],
  ]);
  expect(due({ ...round, isOff: null })).toEqual([]);
  expect(due({ ...round, start: at(30 * 24 * 60), end: at(31 * 24 * 60) })).toEqual([]);
});

test('a round that is put off again, on its new dates, is announced again; a corrected reason isn’t', () => {
  const postponed: PlannedRound = {
    ...{ id: 5, name: 'Teretonga', url: 'teretonga', isOff: 'postponed', note: 'Rain', categories: [3] },
    ...{ start: at(24 * 60), end: at(48 * 60), revisedAt: at(0) },
  };
  const keyOf = (round: PlannedRound, minutes: number) =>
    dueNotices({ sessions: [], rounds: [round], articles: [] }, moment(minutes)).map(({ key }) => key);
  const first = keyOf(postponed, 1);
  expect(first).toHaveLength(1);
  expect(keyOf({ ...postponed, note: 'Snow', revisedAt: at(10) }, 11)).toEqual(first);
  const again = keyOf(
    { ...postponed, start: at(72 * 60), end: at(96 * 60), revisedAt: at(71 * 60) },
    71 * 60 + 1,
  );
  expect(again).toHaveLength(1);
  expect(again).not.toEqual(first);
});

test('news is announced to its categories, from its own date on', () => {
  const article: PlannedArticle = {
    id: 4,
    title: 'New cars',
    url: 'new-cars',
    at: at(0),
    categories: [{ id: 3, name: 'GT Championship' }],
  };
  const due = (article: PlannedArticle, minutes: number) =>
    dueNotices({ sessions: [], rounds: [], articles: [article] }, moment(minutes));
  expect(due(article, -1)).toEqual([]);
  expect(due(article, 1)).toMatchObject([{ key: 'news-4', subjects: ['category-3'] }]);
  expect(due({ ...article, categories: [] }, 1)).toEqual([]);
});

describe('changes of one kind that follow one another', () => {
  const [practice, qualifying] = [
    { ...race, id: 29, name: 'Practice', kind: 'practice' as const },
    { ...race, id: 30, name: 'Qualifying', kind: 'qualifying' as const },
  ];
  /** Delayed by half an hour, as announced this many minutes from the start. */
  const delayed = (session: PlannedSession, minutes: number): PlannedSession => ({
    ...session,
    status: 'delayed',
    start: at(30),
    note: 'Fog',
    changes: [change('status', 'scheduled', 'delayed', minutes), change('start', START, at(30), minutes)],
  });
  const due = (sessions: readonly PlannedSession[], minutes: number) =>
    dueNotices({ sessions, rounds: [], articles: [] }, moment(minutes));
  const day = [delayed(practice, -60), delayed(qualifying, -59.7), delayed(race, -59.4)];

  test('are announced in one notice to whoever follows the category, by name and shift; whoever follows one session is told of that one', () => {
    expect(due(day, -59.2)).toEqual([]);
    const [all, ...each] = bundled(due(day, -58.9));
    expect(all).toMatchObject({
      kind: 'change',
      subjects: ['category-3'],
      unlessSubject: null,
      facts: {
        what: 'changes',
        state: 'delayed',
        category: 'GT Championship',
        round: { name: 'Teretonga' },
        shift: 30,
        sessions: [{ session: 29 }, { session: 30 }, { session: 31 }],
        note: 'Fog',
      },
    });
    expect(each.map(({ subjects, unlessSubject }) => [subjects, unlessSubject])).toEqual([
      [['session-29'], 'category-3'],
      [['session-30'], 'category-3'],
      [['session-31'], 'category-3'],
    ]);
    // Found again, they are the same notices.
    expect(bundled(due(day, -58)).map(({ key }) => key)).toEqual(
      bundled(due(day, -58.9)).map(({ key }) => key),
    );
  });

  test('are kept apart if they differ by category, round, kind or shift, or if the next came later', () => {
    const other = { id: 4, name: 'Formula Ford' };
    const apart: readonly (readonly [PlannedSession, PlannedSession])[] = [
      [day[0]!, delayed({ ...qualifying, category: other }, -60)],
      [day[0]!, delayed({ ...qualifying, round: { id: 6, name: 'Taupō', url: 'taupo' } }, -60)],
      [day[0]!, delayed({ ...qualifying, category: null }, -60)],
      [day[0]!, { ...delayed(qualifying, -60), start: at(45) }],
      [
        day[0]!,
        {
          ...qualifying,
          status: 'cancelled',
          changes: [change('status', 'scheduled', 'cancelled', -60)],
        },
      ],
      [day[0]!, delayed(qualifying, -59.4)],
    ];
    for (const sessions of apart)
      expect(bundled(due(sessions, -58.5)).map(({ facts }) => facts.what)).toEqual(['change', 'change']);
  });

  test('of which some were announced before leave only the others', () => {
    const [, second] = due(day, -58.9);
    expect(bundled(second ? [second] : [])).toMatchObject([
      { subjects: ['session-30', 'category-3'], facts: { what: 'change' } },
    ]);
  });

  test('are announced as far as they are still true', () => {
    const [all] = bundled(due(day, -58.9));
    if (all === undefined) throw new Error('Nothing is due.');
    const [first, second, third] = day;
    const sessions = [first!, { ...second!, start: at(90) }, { ...third!, status: 'cancelled' as const }];
    const season = { sessions, rounds: [], articles: [] };
    expect(stillTrue(all.facts, season, moment(-50))).toMatchObject({ sessions: [{ session: 29 }] });
    expect(stillTrue(all.facts, { ...season, sessions: sessions.slice(1) }, moment(-50))).toBeNull();
  });
});

describe('a notice that waited', () => {
  const isStillTrue = (facts: NoticeFacts, season: Season, now: Date) =>
    stillTrue(facts, season, now) !== null;
  const first = (session: Partial<PlannedSession>, minutes: number) => {
    const [notice] = dueOf(session, minutes);
    if (notice === undefined) throw new Error('Nothing is due.');
    return notice.facts;
  };

  test('of a session that has been moved, or called off, is no longer true', () => {
    const facts = first({}, -15);
    expect(isStillTrue(facts, seasonOf({}), moment(-14))).toBe(true);
    expect(isStillTrue(facts, seasonOf({ start: at(20) }), moment(-14))).toBe(false);
    expect(isStillTrue(facts, seasonOf({ status: 'cancelled' }), moment(-14))).toBe(false);
    expect(isStillTrue(facts, seasonOf({}), moment(1))).toBe(false);
    expect(isStillTrue(facts, { sessions: [], rounds: [], articles: [] }, moment(-14))).toBe(false);
  });

  test('that a session is cancelled isn’t true once it is back on', () => {
    const facts = first(
      { status: 'cancelled', changes: [change('status', 'scheduled', 'cancelled', -60)] },
      -59,
    );
    expect(isStillTrue(facts, seasonOf({ status: 'cancelled' }), moment(-30))).toBe(true);
    expect(isStillTrue(facts, seasonOf({}), moment(-30))).toBe(false);
  });

  test('of a result that is provisional again isn’t either', () => {
    const facts = first({ status: 'finished', officialSince: at(60) }, 61);
    expect(isStillTrue(facts, seasonOf({ status: 'finished', officialSince: at(60) }), moment(600))).toBe(
      true,
    );
    expect(isStillTrue(facts, seasonOf({ status: 'finished' }), moment(600))).toBe(false);
  });
});
