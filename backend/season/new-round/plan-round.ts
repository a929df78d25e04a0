import { mediumDay } from '../../../lib/shared/date-forms.ts';
import { readDay, writtenDay } from '../../cms/fields/wall-time.ts';
import { toSlug } from '../../cms/fields/slug.ts';
import { refId } from '../../cms/records/refs.ts';
import type { Category } from '../../payload-types.ts';
import { addressWith } from '../new-season/plan-season.ts';
import type { LineProblem } from '../sheets/delimited.ts';
import {
  faultOfCategory,
  findOverlaps,
  plannedFrom,
  shown,
  type Planned,
} from '../table-import/planned-sessions.ts';
import { readSessions } from '../table-import/timetable-table.ts';
import { clockOf, daysOfRound, instantAt, type TrackDay } from '../table-import/track-time.ts';
import { WITHOUT_TIME } from '../validation/session-overlap.ts';
import { faultOfDay, validateEnd, type RoundDays } from '../validation/session-validation.ts';
import { planTickets, shownTicket, type PlannedTicket } from './plan-tickets.ts';
import { MAX_DAYS, type RoundInput, type RoundReport } from './round-report.ts';

type Named = { readonly id: number; readonly name: string };

/** The chosen and existing records that a round is planned with. */
export type RoundFacts = {
  /** Null if none was chosen; undefined if it no longer exists. The same goes for the series. */
  readonly venue: (Named & { readonly timeZone: string }) | null | undefined;
  readonly series: Named | null | undefined;
  readonly timeZone: string;
  /** All categories, in order. */
  readonly categories: readonly Category[];
  /** Addresses of existing rounds. */
  readonly taken: ReadonlySet<string>;
  /** Whether tickets can be bought on the site. */
  readonly sellsTickets: boolean;
};

export type RoundPlan = {
  readonly round: {
    readonly name: string;
    readonly url: string;
    /** ISO 8601. */
    readonly start_date: string;
    readonly end_date: string;
    readonly venue: number | null;
    readonly series: number | null;
    readonly categories: number[];
  };
  readonly sessions: readonly Planned[];
  readonly tickets: readonly PlannedTicket[];
  readonly report: Omit<RoundReport, 'basedOn' | 'made'>;
};

export type RoundFaults = {
  readonly fields: Readonly<Record<string, string>>;
  readonly lines: readonly LineProblem[];
};

const HOUR = 60;
/** When a round's days start and end if the timetable doesn't say. */
const OPENS = 9 * HOUR;
const CLOSES = 17 * HOUR;
const LAST_MINUTE = 24 * HOUR - 1;
const DAY_MS = 24 * 60 * 60_000;

type Days = { readonly first: TrackDay; readonly last: TrackDay };

const dayOf = (text: string): TrackDay | null => {
  const day = readDay(text) === null ? null : writtenDay(text);
  return day === null || day.year === null ? null : { ...day, year: day.year };
};
const utcOf = ({ year, month, day }: TrackDay) => Date.UTC(year, month - 1, day);
const countOf = ({ first, last }: Days) => (utcOf(last) - utcOf(first)) / DAY_MS + 1;

function readDays({ from, to }: RoundInput): { days: Days | null; faults: Record<string, string> } {
  const first = dayOf(from);
  const last = dayOf(to);
  const length = first && last ? countOf({ first, last }) : null;
  const faults = {
    ...(first ? {} : { from: 'Enter the first day, such as 20/11/2026.' }),
    ...(last ? {} : { to: 'Enter the last day, such as 22/11/2026.' }),
    ...(length !== null && length < 1 ? { to: 'The last day is before the first.' } : {}),
    ...(length !== null && length > MAX_DAYS
      ? { to: `A round lasts ${String(MAX_DAYS)} days at most. Check both years.` }
      : {}),
  };
  return { days: first && last && Object.keys(faults).length === 0 ? { first, last } : null, faults };
}

/** The name's address, with the year if it is taken; null if that is taken too. */
function addressOf(name: string, year: number, taken: ReadonlySet<string>): string | null {
  const wanted = toSlug(name);
  return [wanted, addressWith(wanted, String(year))].find((address) => !taken.has(address)) ?? null;
}

function faultsOfName(name: string, address: string | null): Record<string, string> {
  if (toSlug(name) === '') return { name: 'Enter the round’s name, such as Taupō.' };
  return address === null
    ? { name: 'There’s already a round with this name in that year. Enter another name.' }
    : {};
}

const goneMessage = (what: string) => `This ${what} no longer exists. Reload the page.`;

/** The earliest and latest possible time of a round without a timetable, by the circuit's clock. */
const longestDays = ({ first, last }: Days, timeZone: string): RoundDays => ({
  start: new Date(instantAt(first, OPENS, timeZone) ?? utcOf(first)),
  end: new Date(instantAt(last, CLOSES, timeZone) ?? utcOf(last)),
  timeZone,
});

/** A round starts with the first session of its first day and ends with the last of its last day. */
function momentsOf(sessions: readonly Planned[], days: Days, timeZone: string) {
  const { start, end } = longestDays(days, timeZone);
  const dayText = (moment: Date) => mediumDay(moment, 'en', timeZone);
  const onDay = (instant: string | null | undefined, day: Date) =>
    instant && dayText(new Date(instant)) === dayText(day) ? [instant] : [];
  const [first] = sessions.flatMap(({ date }) => onDay(date, start)).toSorted();
  const midnight = instantAt(days.last, LAST_MINUTE, timeZone) ?? end.toISOString();
  const ofLastDay = sessions.flatMap(({ date, ends_at }) => onDay(date, end).map((at) => ends_at ?? at));
  const last = ofLastDay.toSorted().at(-1) ?? end.toISOString();
  const start_date = first ?? start.toISOString();
  // A session that runs past midnight doesn't give the round another day.
  const end_date = last < midnight ? last : midnight;
  return { start_date, end_date: end_date < start_date ? start_date : end_date };
}

const faultsOfSession = (session: Planned, round: RoundDays): string[] => {
  const isOff = WITHOUT_TIME.some((status) => status === session.session_status);
  const found = [
    isOff || !session.date ? null : faultOfDay(new Date(session.date), round),
    validateEnd(session.ends_at, { data: session }),
    faultOfCategory(session),
  ];
  return found.filter((fault) => typeof fault === 'string');
};

function readTimetable(text: string, categories: readonly Category[], days: Days, timeZone: string) {
  if (text.trim() === '') return { sessions: [], lines: [], notes: [], ignored: [] };
  const round = longestDays(days, timeZone);
  const track = {
    days: daysOfRound(round.start.toISOString(), round.end.toISOString(), timeZone),
    timeZone,
  };
  const { sessions: read, problems, notes, ignored } = readSessions(text, categories, track);
  const future = read.map((line) => ({ line: line.line, session: plannedFrom(line, undefined) }));
  const lines = [
    ...problems,
    ...future.flatMap(({ line, session }) =>
      faultsOfSession(session, round).map((message) => ({ line, message })),
    ),
    ...findOverlaps(future, timeZone),
  ].toSorted((a, b) => a.line - b.line);
  return { sessions: future.map(({ session }) => session), lines, notes, ignored };
}

/** A session's time and other details from the timetable. */
function detailsOf(session: Planned, timeZone: string): string[] {
  const { start, end, kind, distance, status, note } = shown(session, timeZone);
  const isUsual = status === 'scheduled';
  const parts = [[start, end].filter(Boolean).join('–'), kind, distance, isUsual ? '' : status, note];
  return parts.flatMap((part) => (part ? [part] : []));
}

/** Plans a round with its sessions and tickets, or lists what is wrong with the input. Pure. */
export function planRound(
  input: RoundInput,
  facts: RoundFacts,
): { readonly plan: RoundPlan } | { readonly faults: RoundFaults } {
  const { venue, series, timeZone, categories, taken, sellsTickets } = facts;
  const name = input.name.trim();
  const { days, faults: faultsOfDays } = readDays(input);
  const address = days && addressOf(name, days.first.year, taken);
  const chosen = categories.filter(({ id }) => input.categories.includes(id));
  const timetable = days
    ? readTimetable(input.timetable, chosen.length > 0 ? chosen : categories, days, timeZone)
    : null;
  const { tickets, faults: faultsOfTickets } = planTickets(input.tickets, {
    ...{ name, address: address ?? '', days: days && countOf(days) },
  });
  const lines = timetable?.lines ?? [];
  const fields = {
    ...(days ? faultsOfName(name, address) : toSlug(name) === '' ? faultsOfName(name, '') : {}),
    ...faultsOfDays,
    ...(venue === undefined ? { venue: goneMessage('venue') } : {}),
    ...(series === undefined ? { series: goneMessage('series') } : {}),
    ...(chosen.length < new Set(input.categories).size ? { categories: goneMessage('category') } : {}),
    ...(lines.length > 0 ? { timetable: 'Correct the lines listed below.' } : {}),
    ...(tickets.length > 0 && !sellsTickets
      ? {
          tickets:
            'The site isn’t selling tickets. Turn them on in the site settings, or leave the tickets out.',
        }
      : {}),
    ...faultsOfTickets,
  };
  if (Object.keys(fields).length > 0 || !days || !timetable || !address) return { faults: { fields, lines } };

  const { sessions, notes, ignored } = timetable;
  const raced = new Set(sessions.map(({ category }) => refId(category)));
  const own = chosen.length > 0 ? chosen : categories.filter(({ id }) => raced.has(id));
  const moments = momentsOf(sessions, days, timeZone);
  const momentText = (instant: string) =>
    `${mediumDay(instant, 'en', timeZone)}, ${clockOf(instant, timeZone)}`;
  return {
    plan: {
      round: {
        ...{ name, url: address, ...moments },
        ...{ venue: venue?.id ?? null, series: series?.id ?? null, categories: own.map(({ id }) => id) },
      },
      sessions,
      tickets,
      report: {
        round: {
          ...{ name, address, starts: momentText(moments.start_date), ends: momentText(moments.end_date) },
          ...{ venue: venue?.name ?? '', series: series?.name ?? '' },
          categories: own.map((category) => category.name),
        },
        sessions: sessions.map((session) => ({
          name: session.session_name,
          category: categories.find(({ id }) => id === refId(session.category))?.name ?? '',
          details: detailsOf(session, timeZone),
        })),
        tickets: tickets.map((ticket) =>
          shownTicket(ticket, (day) => new Date(utcOf(days.first) + (day - 1) * DAY_MS)),
        ),
        notes,
        ignored,
      },
    },
  };
}
