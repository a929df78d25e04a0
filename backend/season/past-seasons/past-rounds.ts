import { mediumDays, sortableDay } from '../../../lib/shared/date-forms.ts';
import { CHAMPIONSHIP_TIME_ZONE } from '../../../lib/contract/time-zone.ts';
import { toSlug } from '../../cms/fields/slug.ts';
import { refId } from '../../cms/records/refs.ts';
import type { Category, Round, Venue } from '../../payload-types.ts';
import { addressWith, dayLater } from '../new-season/plan-season.ts';
import { MAX_DAYS } from '../new-round/round-report.ts';
import type { LineProblem } from '../sheets/delimited.ts';
import { isAlike } from '../standings/likely-duplicates.ts';
import { simplified } from '../table-import/import-plan.ts';
import type { PastSession } from './past-table.ts';

/** An existing record by its id, or a new one, with null. Every use shares one object. */
export type Target = { readonly id: number | null; readonly name: string };
export type Circuit = Target & { readonly timeZone: string };

export type KnownRound = Pick<Round, 'id' | 'name' | 'url' | 'start_date' | 'end_date' | 'venue' | '_status'>;

/** The records that exist before an import. */
export type KnownRecords = {
  readonly categories: readonly Pick<Category, 'id' | 'name' | 'url'>[];
  readonly venues: readonly Pick<Venue, 'id' | 'name' | 'url' | 'timezone'>[];
  readonly rounds: readonly KnownRound[];
};

/** A session of the file in its round. */
export type PastEntry = { readonly session: PastSession; readonly category: Target };

/** A round in the file, with the sessions of all its categories in the order of the file. */
export type PastRound = Target & {
  readonly season: string;
  /** '' if it already exists. */
  readonly url: string;
  readonly circuit: Circuit;
  /** y-MM-dd. */
  readonly first: string;
  readonly last: string;
  readonly entries: readonly PastEntry[];
};

export type PastRounds = {
  readonly rounds: readonly PastRound[];
  readonly newCategories: readonly Target[];
  readonly newCircuits: readonly Circuit[];
  readonly problems: readonly LineProblem[];
  readonly notes: readonly string[];
};

type Known = { readonly id: number; readonly name: string; readonly url?: string | null };

/** Finds records by the names in a file, however they are written; each missing one becomes a single new record. */
function targetsOf<K extends Known, T extends Target>(
  known: readonly K[],
  of: (name: string, found?: K) => T,
) {
  const made = new Map<string, T>();
  const find = (name: string): T => {
    const [key, slug] = [simplified(name), toSlug(name)];
    const before = made.get(key);
    if (before) return before;
    const target = of(
      name,
      known.find(
        (candidate) => simplified(candidate.name) === key || (slug !== '' && candidate.url === slug),
      ),
    );
    // Under another of its names it is the same object.
    const same = [...made.values()].find(({ id }) => id !== null && id === target.id) ?? target;
    made.set(key, same);
    return same;
  };
  const added = () => [...made.values()].filter(({ id }) => id === null);
  const doubts = () =>
    added().flatMap(({ name }) => {
      const like = known.find((candidate) => isAlike(candidate.name, name));
      return like === undefined
        ? []
        : `“${name}” may be ${like.name}, which already exists. If so, correct the file.`;
    });
  return { find, added, doubts };
}

/** The sessions of one round of one championship. */
type Part = {
  readonly season: string;
  readonly category: Target;
  readonly circuit: Circuit;
  readonly first: string;
  readonly last: string;
  readonly entries: readonly PastEntry[];
};

/** Whether two periods touch, with at most a night between them. */
const areAdjacent = (one: Pick<Part, 'first' | 'last'>, other: Pick<Part, 'first' | 'last'>): boolean =>
  one.first <= dayLater(other.last, 1) && other.first <= dayLater(one.last, 1);

const span = (parts: readonly Pick<Part, 'first' | 'last'>[]) => ({
  first: parts.map(({ first }) => first).toSorted()[0] ?? '',
  last:
    parts
      .map(({ last }) => last)
      .toSorted()
      .at(-1) ?? '',
});

/**
 * Championships meet at the same circuit on the same days, whatever each calls or numbers its rounds. Two rounds of one championship stay
 * separate, even on one weekend.
 */
function meetings(parts: readonly Part[]): readonly (readonly Part[])[] {
  const found: Part[][] = [];
  for (const part of parts.toSorted((a, b) => a.first.localeCompare(b.first))) {
    const meeting = found.find(
      (other) =>
        other[0]?.season === part.season &&
        other[0].circuit === part.circuit &&
        !other.some(({ category }) => category === part.category) &&
        areAdjacent(span(other), part),
    );
    if (meeting) meeting.push(part);
    else found.push([part]);
  }
  return found;
}

const isNumber = (round: string) => /^#?\d+$/.test(round);
const daysText = (first: string, last: string) =>
  mediumDays(`${first}T00:00:00Z`, `${last}T00:00:00Z`, 'en', 'UTC');

/** The days of a round by the circuit's clock. */
const daysOf = ({ start_date, end_date }: KnownRound, timeZone: string) => ({
  first: sortableDay(start_date, timeZone),
  last: sortableDay(end_date, timeZone),
});

/**
 * The existing round: at this circuit on these days, or of this name if its circuit is unknown. Of two on consecutive days, the one with
 * exactly these days.
 */
function findRound(
  rounds: readonly KnownRound[],
  circuit: Circuit,
  days: Pick<Part, 'first' | 'last'>,
  name: string,
): KnownRound | undefined {
  const near = rounds.filter((round) => {
    const venue = refId(round.venue);
    const isHere = venue === null ? simplified(round.name) === simplified(name) : venue === circuit.id;
    return isHere && areAdjacent(daysOf(round, circuit.timeZone), days);
  });
  const hasDays = (round: KnownRound) => {
    const own = daysOf(round, circuit.timeZone);
    return own.first <= days.first && own.last >= days.last;
  };
  return near.find(hasDays) ?? near[0];
}

/** An unused address, which is then taken. */
export function newAddress(wanted: string, taken: Set<string>): string {
  let address = wanted;
  for (let count = 2; taken.has(address); count += 1) address = addressWith(wanted, String(count));
  taken.add(address);
  return address;
}

/** Sessions that occur twice in a round. */
function repeated(entries: readonly PastEntry[]): LineProblem[] {
  const seen = new Map<string, number>();
  return entries.flatMap(({ session, category }) => {
    const key = `${simplified(category.name)}\n${simplified(session.name)}`;
    const before = seen.get(key);
    if (before === undefined) seen.set(key, session.line);
    return before === undefined
      ? []
      : {
          line: session.line,
          message: `${category.name} already has a session named ${session.name} at this round, on line ${String(before)}.`,
        };
  });
}

const addressOfRound = (name: string, first: string): string => {
  const year = first.slice(0, 4);
  const slug = toSlug(name);
  return slug.includes(year) ? slug : addressWith(slug, year);
};

const withoutAddress = (name: string) => `“${name}” needs at least one letter from A to Z, or a digit.`;

/**
 * The rounds of a file with their records, existing and new. A round is a meeting of all championships at one circuit on consecutive days.
 */
export function planRounds(sessions: readonly PastSession[], known: KnownRecords): PastRounds {
  const problems: LineProblem[] = [];
  const notes: string[] = [];
  const categories = targetsOf(known.categories, (name, found): Target => ({
    id: found?.id ?? null,
    name: found?.name ?? name,
  }));
  const circuits = targetsOf(known.venues, (name, found): Circuit => ({
    id: found?.id ?? null,
    name: found?.name ?? name,
    timeZone: found?.timezone ?? CHAMPIONSHIP_TIME_ZONE,
  }));
  const entries = sessions.map((session): PastEntry => {
    for (const name of [session.championship, session.circuit])
      if (toSlug(name) === '') problems.push({ line: session.line, message: withoutAddress(name) });
    return { session, category: categories.find(session.championship) };
  });
  const grouped = Map.groupBy(entries, ({ session: { season, round }, category }) =>
    [season, simplified(category.name), simplified(round)].join('\n'),
  );
  const parts = [...grouped.values()].flatMap((own): Part[] => {
    const [head] = own;
    if (head === undefined) return [];
    const circuit = circuits.find(head.session.circuit);
    for (const { session } of own)
      if (circuits.find(session.circuit) !== circuit)
        problems.push({
          line: session.line,
          message: `Line ${String(head.session.line)} has another circuit for this round.`,
        });
    const days = span(own.map(({ session: { day } }) => ({ first: day, last: day })));
    if (days.last > dayLater(days.first, MAX_DAYS - 1))
      problems.push({
        line: head.session.line,
        message: `This round would last from ${days.first} to ${days.last}. A round lasts ${String(MAX_DAYS)} days at most.`,
      });
    return [{ season: head.session.season, category: head.category, circuit, ...days, entries: own }];
  });
  const taken = new Set(known.rounds.map(({ url }) => url));
  const rounds = meetings(parts).flatMap((meeting): PastRound[] => {
    const [head] = meeting;
    if (head === undefined) return [];
    const { circuit, season } = head;
    const all = meeting.flatMap((part) => part.entries).toSorted((a, b) => a.session.line - b.session.line);
    const days = span(meeting);
    const line = all[0]?.session.line ?? 0;
    const name = all.find(({ session }) => !isNumber(session.round))?.session.round ?? circuit.name;
    if (toSlug(name) === '') problems.push({ line, message: withoutAddress(name) });
    problems.push(...repeated(all));
    const found = findRound(known.rounds, circuit, days, name);
    if (found === undefined) {
      const url = newAddress(addressOfRound(name, days.first), taken);
      return [{ id: null, name, season, url, circuit, ...days, entries: all }];
    }
    const there = daysOf(found, circuit.timeZone);
    if (days.first < there.first || days.last > there.last)
      problems.push({
        line,
        message: `${found.name} already exists, on ${daysText(there.first, there.last)}. Correct the day, or change the round first.`,
      });
    if (found._status !== 'published')
      notes.push(`${found.name} is a draft: its results are shown once you publish it.`);
    return [{ id: found.id, name: found.name, season, url: '', circuit, ...there, entries: all }];
  });
  return {
    rounds,
    newCategories: categories.added(),
    newCircuits: circuits.added(),
    problems: problems.toSorted((a, b) => a.line - b.line),
    notes: [...categories.doubts(), ...circuits.doubts(), ...notes],
  };
}

/** The dates of a round as shown: '2–3 Feb 2019'. */
export const daysOfRound = ({ first, last }: Pick<PastRound, 'first' | 'last'>): string =>
  daysText(first, last);
