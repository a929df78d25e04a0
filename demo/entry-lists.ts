import type { Weekend } from './calendar.ts';
import { ROUND_CATEGORIES } from './categories.ts';
import type { Competitor } from './entries.ts';
import type { DemoEntry, DemoSession } from './records/racing.ts';

/** In each category of the next round, this entry has withdrawn and the last is on the waiting list. */
const WITHDRAWN_AT = 4;
const WITHDRAWN_FOR = 'Chassis repairs not finished in time';
const ABSENT_FOR = 'Did not arrive at the circuit';

/** Entry lists of the last round and the next one. Those who raced are in the results, too. */
export function makeEntryLists(
  season: readonly Weekend[],
  competitors: ReadonlyMap<string, readonly Competitor[]>,
  sessions: readonly DemoSession[],
): DemoEntry[] {
  const last = season.findLast(({ isPast }) => isPast);
  const next = season.find(({ isNext }) => isNext);
  return [last, next].flatMap((weekend) =>
    weekend === undefined
      ? []
      : (ROUND_CATEGORIES[weekend.url] ?? []).flatMap((category) =>
          entryList(weekend, category, competitors.get(category) ?? [], sessions),
        ),
  );
}

const byNumber = (a: Competitor, b: Competitor) => Number(a.number) - Number(b.number);

function entryList(
  { url: round, isPast }: Weekend,
  category: string,
  competitors: readonly Competitor[],
  sessions: readonly DemoSession[],
): DemoEntry[] {
  const raced = new Set(
    sessions
      .filter((session) => session.round === round && session.category === category)
      .flatMap(({ rows }) => rows.map(({ race_number }) => race_number)),
  );
  const statusOf = (number: string, index: number): Pick<DemoEntry, 'status' | 'note'> => {
    if (isPast)
      return raced.has(number) ? { status: 'entered', note: '' } : { status: 'withdrawn', note: ABSENT_FOR };
    if (index === WITHDRAWN_AT) return { status: 'withdrawn', note: WITHDRAWN_FOR };
    return { status: index === competitors.length - 1 ? 'reserve' : 'entered', note: '' };
  };
  return competitors.toSorted(byNumber).map(({ number, name, team, vehicle, className }, index) => ({
    round,
    category,
    race_number: number,
    name,
    team,
    car: vehicle,
    class: className,
    ...statusOf(number, index),
  }));
}
