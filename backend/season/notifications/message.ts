import type { Language } from '../../../lib/contract/languages.ts';
import type { PushMessage } from '../../../lib/contract/notifications.ts';
import { detailPath } from '../../../lib/contract/paths.ts';
import {
  clockTime,
  mediumDay,
  minutesInText,
  sortableDay,
  weekdayAndTime,
} from '../../../lib/shared/date-forms.ts';
import { standardSession } from '../../../lib/shared/standard-session.ts';
import type { NoticeFacts } from './notice.ts';
import texts from './texts.json' with { type: 'json' };

type Change = Extract<NoticeFacts, { what: 'change' }>;
type Changes = Extract<NoticeFacts, { what: 'changes' }>;

type SessionNames = Readonly<Record<'practice' | 'qualifying' | 'warm_up' | 'race', string>>;
type NoticeTexts = Readonly<
  Record<
    | 'start'
    | 'delayed'
    | 'delayed_until'
    | 'moved'
    | 'back'
    | 'postponed'
    | 'cancelled'
    | 'round_postponed'
    | 'round_cancelled'
    | 'official'
    | 'news'
    | 'later'
    | 'earlier',
    string
  >
> & {
  readonly name: SessionNames;
  readonly numbered: SessionNames;
  /** What has happened to several sessions. */
  readonly several: Readonly<Record<Change['state'], string>>;
};
const TEXTS: Readonly<Record<Language, NoticeTexts>> = texts;

type Reader = {
  readonly language: Language;
  /** IANA name: times are by the reader's clock. */
  readonly timeZone: string;
};

/** Push services take about 4,000 bytes; a notification shows far less. */
const MAX_LENGTH = 200;

function shortened(text: string): string {
  return text.length <= MAX_LENGTH ? text : `${text.slice(0, MAX_LENGTH - 1).trimEnd()}…`;
}

const joinFacts = (...facts: readonly string[]): string =>
  shortened(facts.filter((fact) => fact !== '').join(' · '));

function sessionTitle({ name, category }: { name: string; category: string }, language: Language): string {
  const { name: alone, numbered } = TEXTS[language];
  const standard = standardSession(name);
  if (standard === null) return shortened(`${category} ${name}`.trim());
  const { kind, number } = standard;
  const own = number === '' ? alone[kind] : numbered[kind].replace('{{number}}', number);
  return shortened(`${category} ${own}`.trim());
}

/** From then on, a weekday could be this week's or the next's. */
const WEEKDAYS_MS = 6 * 24 * 60 * 60_000;

/** A time of day, with its weekday unless that is today, or with its date if that is further away. */
function timeOf(start: string, { language, timeZone }: Reader, now: Date): string {
  const time = clockTime(start, language, timeZone);
  if (sortableDay(start, timeZone) === sortableDay(now, timeZone)) return time;
  return Date.parse(start) - now.getTime() < WEEKDAYS_MS
    ? weekdayAndTime(start, language, timeZone)
    : `${mediumDay(start, language, timeZone)} ${time}`;
}

/** What has happened to a session. One that was moved, or is back on, has a start. */
function stateOf({ state, start }: Change, wording: NoticeTexts, time: (start: string) => string): string {
  if (start !== null)
    return wording[state === 'delayed' ? 'delayed_until' : state].replace('{{time}}', time(start));
  return state === 'moved' || state === 'back' ? '' : wording[state];
}

/** Longer shifts, such as to another day or week, are announced by the new times alone. */
const MAX_MINUTES = 10 * 60;

/** By how much several sessions start later or earlier. */
function shiftOf({ shift }: Changes, language: Language): string {
  if (shift === null || Math.abs(shift) > MAX_MINUTES) return '';
  const text = TEXTS[language][shift > 0 ? 'later' : 'earlier'];
  return text.replace('{{time}}', minutesInText(Math.abs(shift), language));
}

/** The message as the reader sees it. @param now by the championship's clock */
export function messageOf(facts: NoticeFacts, reader: Reader, now: Date): PushMessage {
  const { language: lang } = reader;
  const wording = TEXTS[lang];
  if (facts.what === 'news') {
    const about = facts.categories.join(', ');
    return {
      title: shortened(facts.title),
      body: shortened(about),
      covered: { title: shortened(about), body: wording.news },
      tag: `news-${String(facts.article)}`,
      address: `/${detailPath('article', facts.url)}`,
      lang,
    };
  }
  if (facts.what === 'round')
    return {
      title: shortened(facts.name),
      body: joinFacts(wording[`round_${facts.state}`], facts.note),
      covered: null,
      tag: `round-${String(facts.round)}`,
      address: `/${detailPath('round', facts.url)}`,
      lang,
    };
  if (facts.what === 'changes') {
    const { round, category, sessions, state } = facts;
    const each = sessions.map(({ name, start }) =>
      [sessionTitle({ name, category: '' }, lang), start === null ? '' : timeOf(start, reader, now)]
        .join(' ')
        .trim(),
    );
    return {
      title: joinFacts(category, round.name),
      body: joinFacts(wording.several[state], shiftOf(facts, lang), ...each, facts.note),
      covered: null,
      tag: `round-${String(round.id)}-${category}`,
      address: `/${detailPath('round', round.url)}`,
      lang,
    };
  }
  const title = sessionTitle(facts, lang);
  const about = { title, address: `/${detailPath('session', facts.session)}`, lang };
  // A session's latest notice replaces earlier ones, but its result stays beside it.
  const tag = `session-${String(facts.session)}`;
  if (facts.what === 'official')
    return {
      ...about,
      body: joinFacts(wording.official, ...facts.podium),
      covered: { title, body: wording.official },
      tag: `${tag}-result`,
    };
  const time = (start: string) => timeOf(start, reader, now);
  const body =
    facts.what === 'start'
      ? wording.start.replace('{{time}}', time(facts.start))
      : joinFacts(stateOf(facts, wording, time), facts.note);
  return { ...about, body, covered: null, tag };
}
