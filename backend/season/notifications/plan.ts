import type { SessionChange, SessionKind, SessionStatus } from '../../../lib/contract/entities/racing.ts';
import type { Bundle, DueNotice, NoticeFacts } from './notice.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long before its start a session is announced. */
const LEAD_MS = 15 * MINUTE_MS;
/** A change is announced once no other has followed for this long, so that nobody is notified of a slip corrected at once. */
export const SETTLE_MS = 30_000;
/** Older changes were made while no backend was running, and are in the timetable by now. */
const FRESH_MS = 30 * MINUTE_MS;
const FRESH_RESULT_MS = 12 * HOUR_MS;
/** An article may take hours to write before it is published, and its date is when it was started. */
const FRESH_NEWS_MS = DAY_MS;

/**
 * New times are announced for sessions within the next two days, and cancellations for a week. Before that, the timetable is still being
 * made.
 */
const SOON_MS = 2 * DAY_MS;
export const AHEAD_MS = 7 * DAY_MS;
/** Sessions of the last half day still count: a session can be cancelled after its start time. */
const BEHIND_MS = DAY_MS / 2;

const CHANGE_LIFE_MS = 3 * HOUR_MS;
const OFF_LIFE_MS = DAY_MS / 2;
const NEWS_LIFE_MS = DAY_MS;
/** The age of the oldest article that a notice may still wait for, in somebody's quiet hours. */
export const NEWS_AGE_MS = FRESH_NEWS_MS + NEWS_LIFE_MS;

export type PlannedSession = {
  readonly id: number;
  readonly name: string;
  readonly category: { readonly id: number; readonly name: string } | null;
  /** Null if it isn't a current round. */
  readonly round: Bundle['round'] | null;
  readonly kind: SessionKind | null;
  /** An instant, like all times here. */
  readonly start: string | null;
  readonly status: SessionStatus;
  readonly note: string;
  /** Changes that visitors were told of, oldest first. */
  readonly changes: readonly SessionChange[];
  /** Since when its result has been official; null if it isn't. */
  readonly officialSince: string | null;
  /** Whether its round takes place. */
  readonly takesPlace: boolean;
};

export type PlannedRound = {
  readonly id: number;
  readonly name: string;
  readonly url: string;
  readonly isOff: 'postponed' | 'cancelled' | null;
  readonly note: string;
  readonly start: string;
  readonly end: string;
  readonly revisedAt: string | null;
  /** Ids of the article's categories. */
  readonly categories: readonly number[];
};

export type PlannedArticle = {
  readonly id: number;
  readonly title: string;
  readonly url: string;
  readonly at: string;
  readonly categories: readonly { readonly id: number; readonly name: string }[];
};

export type Season = {
  readonly sessions: readonly PlannedSession[];
  readonly rounds: readonly PlannedRound[];
  readonly articles: readonly PlannedArticle[];
};

const categorySubject = (id: number): string => `category-${String(id)}`;

const subjectsOf = ({ id, category }: PlannedSession): string[] => [
  `session-${String(id)}`,
  ...(category === null ? [] : [categorySubject(category.id)]),
];

/** Most notices stand alone. */
const ALONE = { unlessKind: null, unlessSubject: null, bundle: null } as const;

const nameOf = ({ id, name, category }: PlannedSession) => ({
  session: id,
  name,
  category: category?.name ?? '',
});

/** Whether a change is old enough to have settled, and recent enough to announce. */
function isFresh(at: string, now: number, freshMs: number): boolean {
  const age = now - Date.parse(at);
  return age >= SETTLE_MS && age <= freshMs;
}

const lastOf = (
  { changes }: PlannedSession,
  isWanted: (change: SessionChange) => boolean,
): SessionChange | undefined => changes.findLast(isWanted);

/** Whether a delayed session has a new start: it was moved when it was delayed, or later. */
function isStartKnown(session: PlannedSession): boolean {
  const moved = lastOf(session, ({ kind }) => kind === 'start');
  const delayed = lastOf(session, ({ kind, after }) => kind === 'status' && after === 'delayed');
  if (moved === undefined || delayed === undefined) return moved !== undefined;
  return Date.parse(moved.at) >= Date.parse(delayed.at) - SETTLE_MS;
}

/** The notice that a session starts in a quarter of an hour, by its latest time. If the session moves, it is announced again. */
function startOf(session: PlannedSession, now: number): DueNotice[] {
  const { id, start, status, takesPlace } = session;
  const isPlanned = status === 'scheduled' || (status === 'delayed' && isStartKnown(session));
  if (start === null || !isPlanned || !takesPlace) return [];
  const moment = Date.parse(start);
  const lead = moment - now;
  if (lead <= 0 || lead > LEAD_MS) return [];
  const moved = lastOf(session, ({ kind }) => kind === 'start');
  const isJustMoved = moved !== undefined && moment - Date.parse(moved.at) <= LEAD_MS;
  return [
    {
      ...ALONE,
      key: `start-${String(id)}-${String(moment)}`,
      kind: 'start',
      unlessKind: isJustMoved ? 'change' : null,
      subjects: subjectsOf(session),
      facts: { what: 'start', ...nameOf(session), start },
      lifeMs: lead,
    },
  ];
}

/** The latest changes of start and status that belong together, with both values before them; null without any. */
function latestChange({ changes, start, status }: PlannedSession) {
  const relevant = changes.filter(({ kind }) => kind === 'start' || kind === 'status');
  const last = relevant.at(-1);
  if (last === undefined) return null;
  let first = relevant.length - 1;
  const at = (index: number) => Date.parse(relevant[index]?.at ?? '');
  while (first > 0 && at(first) - at(first - 1) <= SETTLE_MS) first -= 1;
  const before = (wanted: SessionChange['kind']) =>
    relevant.slice(first).find(({ kind }) => kind === wanted)?.before;
  return { at: last.at, start: before('start') ?? start ?? '', status: before('status') ?? status };
}

/** What has happened to a session compared with what visitors knew; null if there is nothing to announce. */
function sessionChange(
  session: PlannedSession,
  before: { readonly start: string; readonly status: string },
): 'delayed' | 'moved' | 'back' | 'postponed' | 'cancelled' | null {
  const { start, status } = session;
  const isMoved = start !== null && before.start !== '' && Date.parse(before.start) !== Date.parse(start);
  const isNew = before.status !== status;
  if (status === 'cancelled' || status === 'postponed') return isNew ? status : null;
  if (status === 'delayed') return isNew || isMoved ? status : null;
  if (status !== 'scheduled') return null;
  if (before.status === 'cancelled' || before.status === 'postponed') return 'back';
  if (isMoved) return 'moved';
  return before.status === 'delayed' ? 'back' : null;
}

type SessionNotice = {
  /** Time of the change in epoch milliseconds. */
  readonly at: number;
  readonly notice: DueNotice & { readonly facts: Extract<NoticeFacts, { what: 'change' }> };
  /** What it has in common with notices that can be combined with it; null if it stands alone. */
  readonly bundle: Omit<Bundle, 'key'> | null;
};

/** The notice that a session is delayed, moved, postponed, cancelled, or back on, even if the change hasn't settled. */
function changeOf(session: PlannedSession, now: number): SessionNotice[] {
  const change = latestChange(session);
  if (change === null || now - Date.parse(change.at) > FRESH_MS) return [];
  const state = sessionChange(session, change);
  if (state === null) return [];
  const isOff = state === 'cancelled' || state === 'postponed';
  const isNear = [session.start ?? '', change.start].some((start) => {
    const lead = Date.parse(start) - now;
    return lead >= -BEHIND_MS && lead <= (isOff ? AHEAD_MS : SOON_MS);
  });
  if (!isNear) return [];
  const start = isOff || (state === 'delayed' && !isStartKnown(session)) ? null : session.start;
  const lead = start === null ? 0 : Date.parse(start) - now;
  const at = Date.parse(change.at);
  const { category, round } = session;
  const shift = start === null ? NaN : Math.round((Date.parse(start) - Date.parse(change.start)) / MINUTE_MS);
  return [
    {
      at,
      notice: {
        ...ALONE,
        key: `change-${String(session.id)}-${String(at)}`,
        kind: 'change',
        subjects: subjectsOf(session),
        facts: { what: 'change', state, ...nameOf(session), start, note: session.note },
        // Push services store messages for four weeks at most.
        lifeMs: isOff ? OFF_LIFE_MS : lead > 0 ? Math.min(lead, AHEAD_MS) : CHANGE_LIFE_MS,
      },
      bundle:
        category === null || round === null
          ? null
          : { subject: categorySubject(category.id), round, shift: shift || null },
    },
  ];
}

/**
 * Groups the same changes to a category's sessions of a round that followed each other closely: moving a day of racing changes one session
 * after another, or all of them in one table.
 */
function runsOf(changes: readonly SessionNotice[]): (readonly SessionNotice[])[] {
  const alike = Map.groupBy(changes, ({ notice, bundle }) =>
    bundle === null
      ? notice.key
      : [bundle.round.id, bundle.subject, notice.facts.state, bundle.shift].map(String).join(' '),
  );
  return [...alike.values()].flatMap((same) => {
    const runs: SessionNotice[][] = [];
    for (const change of same.toSorted((one, other) => one.at - other.at)) {
      const run = runs.at(-1);
      if (run !== undefined && change.at - (run.at(-1)?.at ?? 0) < SETTLE_MS) run.push(change);
      else runs.push([change]);
    }
    return runs;
  });
}

/** The notices of changes to sessions that have settled. */
function changesOf(sessions: readonly PlannedSession[], now: number): DueNotice[] {
  return runsOf(sessions.flatMap((session) => changeOf(session, now))).flatMap((run) => {
    const last = run.at(-1);
    if (last === undefined || now - last.at < SETTLE_MS) return [];
    return run.map(({ notice, bundle }) => ({
      ...notice,
      bundle: bundle && { ...bundle, key: last.notice.key },
    }));
  });
}

/** Combines several changes that were made together. */
function combinedNotice(notices: readonly DueNotice[], { key, subject, round, shift }: Bundle): DueNotice[] {
  const changes = notices.flatMap(({ facts }) => (facts.what === 'change' ? [facts] : []));
  const [first] = changes;
  if (first === undefined) return [];
  const { state, category, note } = first;
  return [
    {
      ...ALONE,
      key: `all-${key}`,
      kind: 'change',
      subjects: [subject],
      facts: {
        what: 'changes',
        ...{ state, category, round, shift },
        sessions: changes
          .toSorted((one, other) => Date.parse(one.start ?? '') - Date.parse(other.start ?? ''))
          .map(({ session, name, start }) => ({ session, name, start })),
        note: changes.every((change) => change.note === note) ? note : '',
      },
      lifeMs: Math.max(...notices.map(({ lifeMs }) => lifeMs)),
    },
  ];
}

/**
 * Combines notices of changes made together. Followers of the category get the combined notice; those who follow only one of the sessions
 * get its own.
 * @param notices not yet announced to anybody
 */
export function bundled(notices: readonly DueNotice[]): DueNotice[] {
  const together = Map.groupBy(notices, ({ key, bundle }) => bundle?.key ?? key);
  return [...together.values()].flatMap((run) => {
    const bundle = run[0]?.bundle ?? null;
    if (bundle === null || run.length === 1) return run;
    const { subject } = bundle;
    return [
      ...combinedNotice(run, bundle),
      ...run.map((notice) => ({
        ...notice,
        subjects: notice.subjects.filter((each) => each !== subject),
        unlessSubject: subject,
      })),
    ];
  });
}

/** The notice, sent once, that a race's or qualifying session's result is official; later amendments don't count. */
function resultOf(session: PlannedSession, now: number): DueNotice[] {
  const { id, kind, officialSince } = session;
  const isWanted = kind === 'race' || kind === 'qualifying';
  if (!isWanted || officialSince === null || !isFresh(officialSince, now, FRESH_RESULT_MS)) return [];
  return [
    {
      ...ALONE,
      key: `result-${String(id)}`,
      kind: 'result',
      subjects: subjectsOf(session),
      facts: { what: 'official', ...nameOf(session), podium: [] },
      lifeMs: NEWS_LIFE_MS,
    },
  ];
}

/**
 * The notice that a round doesn't take place on its dates, for the followers of its categories and of its sessions: these stay as they are, so
 * nothing else tells of them.
 */
function roundChange(round: PlannedRound, sessions: readonly PlannedSession[], now: number): DueNotice[] {
  const { id, name, url, note, isOff, revisedAt } = round;
  if (isOff === null || revisedAt === null || !isFresh(revisedAt, now, FRESH_MS)) return [];
  if (Date.parse(round.end) < now - BEHIND_MS || Date.parse(round.start) > now + AHEAD_MS) return [];
  const expected = sessions.filter(
    (session) => session.round?.id === id && (session.status === 'scheduled' || session.status === 'delayed'),
  );
  return [
    {
      ...ALONE,
      // A round that was given new dates can be put off again.
      key: `round-${String(id)}-${isOff}-${String(Date.parse(round.start))}`,
      kind: 'change',
      subjects: [...new Set([...round.categories.map(categorySubject), ...expected.flatMap(subjectsOf)])],
      facts: { what: 'round', state: isOff, round: id, name, url, note },
      lifeMs: OFF_LIFE_MS,
    },
  ];
}

/** The notice of an article about some categories. */
function newsOf({ id, title, url, at, categories }: PlannedArticle, now: number): DueNotice[] {
  const age = now - Date.parse(at);
  if (categories.length === 0 || age < 0 || age > FRESH_NEWS_MS) return [];
  return [
    {
      ...ALONE,
      key: `news-${String(id)}`,
      kind: 'news',
      subjects: categories.map((category) => categorySubject(category.id)),
      facts: { what: 'news', article: id, title, url, categories: categories.map(({ name }) => name) },
      lifeMs: NEWS_LIFE_MS,
    },
  ];
}

/**
 * The notices that are due at a moment. Called repeatedly: a notice is found several times with the same key, and whoever records it first
 * sends it.
 * @param now by the championship's clock
 */
export function dueNotices({ sessions, rounds, articles }: Season, now: Date): DueNotice[] {
  const moment = now.getTime();
  return [
    ...changesOf(sessions, moment),
    ...sessions.flatMap((session) => [...startOf(session, moment), ...resultOf(session, moment)]),
    ...rounds.flatMap((round) => roundChange(round, sessions, moment)),
    ...articles.flatMap((article) => newsOf(article, moment)),
  ];
}

/** Whether a notice's start and state of a session, as far as they are known, still apply. */
function isStateTrue(
  session: PlannedSession,
  { state, start }: Pick<Extract<NoticeFacts, { what: 'change' }>, 'state' | 'start'>,
): boolean {
  switch (state) {
    case 'postponed':
    case 'cancelled':
      return session.status === state;
    case 'delayed':
      return (
        session.status === 'delayed' && (start === null ? !isStartKnown(session) : session.start === start)
      );
    case 'moved':
    case 'back':
      return session.status === 'scheduled' && session.start === start;
  }
}

/** The part of a delayed notice that is still true: its subject may have changed since or been unpublished. @returns null if nothing is */
export function stillTrue(facts: NoticeFacts, season: Season, now: Date): NoticeFacts | null {
  const { sessions, rounds, articles } = season;
  const ifSo = (isTrue: boolean) => (isTrue ? facts : null);
  if (facts.what === 'news') return ifSo(articles.some(({ id }) => id === facts.article));
  if (facts.what === 'round')
    return ifSo(rounds.some(({ id, isOff }) => id === facts.round && isOff === facts.state));
  const isTrueOf = (wanted: number, isTrue: (session: PlannedSession) => boolean) =>
    sessions.some((session) => session.id === wanted && isTrue(session));
  switch (facts.what) {
    case 'official':
      return ifSo(isTrueOf(facts.session, ({ officialSince }) => officialSince !== null));
    case 'start':
      return ifSo(
        isTrueOf(
          facts.session,
          (session) => session.start === facts.start && startOf(session, now.getTime()).length > 0,
        ),
      );
    case 'change':
      return ifSo(isTrueOf(facts.session, (session) => isStateTrue(session, facts)));
    case 'changes': {
      const left = facts.sessions.filter(({ session: id, start }) =>
        isTrueOf(id, (session) => isStateTrue(session, { state: facts.state, start })),
      );
      return left.length === 0 ? null : { ...facts, sessions: left };
    }
  }
}
