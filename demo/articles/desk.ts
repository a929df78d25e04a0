import type { Weekend } from '../calendar.ts';
import { categoryOf, type CategoryPlan } from '../categories.ts';
import type { DriverProfile } from '../drivers.ts';
import type { Competitor } from '../entries.ts';
import { createDeck, type Deck, type Random } from '../random.ts';
import type { SimulatedSession } from '../sessions.ts';
import type { RaceFacts } from '../records/racing.ts';
import { circuitOf, type Circuit } from '../venues.ts';
import { canFill, fill } from './fill.ts';

/** What all writers work with: the season so far, the people, and phrases that aren't reused until they run out. */
export interface Desk {
  season: readonly Weekend[];
  sessions: readonly SimulatedSession[];
  entries: ReadonlyMap<string, readonly Competitor[]>;
  drivers: readonly DriverProfile[];
  random: Random;
  /** The next unused item of a phrase bank; `bank` names the deck. */
  deal<T>(bank: string, items: readonly T[]): T;
  /** The next unused phrase of a bank that the values can fill. @throws if none can be filled */
  say(bank: string, phrases: readonly string[], values: Readonly<Record<string, string>>): string;
  competitor(name: string): Competitor | undefined;
}

/** A race with the reporter's facts. */
export interface ReportedRace {
  session: SimulatedSession;
  facts: RaceFacts;
}

/** Everything about one category at one round. */
export interface CategoryWeekend {
  weekend: Weekend;
  category: CategoryPlan;
  circuit: Circuit;
  qualifying: SimulatedSession;
  races: ReportedRace[];
}

export function createDesk(desk: Omit<Desk, 'deal' | 'say' | 'competitor'>): Desk {
  const decks = new Map<string, Deck<unknown>>();
  const people = new Map(
    [...desk.entries.values()].flat().map((competitor) => [competitor.name, competitor]),
  );
  const dealFrom = <T>(bank: string, items: readonly T[]): T => {
    const indexes = decks.get(bank) ?? createDeck(desk.random.fork(`deck/${bank}`), [...items.keys()]);
    decks.set(bank, indexes);
    const index = indexes.deal();
    const item = typeof index === 'number' ? items[index] : undefined;
    if (item === undefined) throw new Error(`Deck ${bank} is empty or was opened with another list`);
    return item;
  };
  return {
    ...desk,
    deal: dealFrom,
    say: (bank, phrases, values) => {
      for (let tries = 0; tries < phrases.length * 3; tries += 1) {
        const phrase = dealFrom(bank, phrases);
        if (canFill(phrase, values)) return fill(phrase, values);
      }
      throw new Error(`No phrase in ${bank} can be filled`);
    },
    competitor: (name) => people.get(name),
  };
}

/** The weekends of all categories that have raced, in calendar order. */
export function categoryWeekends({ season, sessions }: Pick<Desk, 'season' | 'sessions'>): CategoryWeekend[] {
  const byKey = new Map<string, CategoryWeekend>();
  for (const session of sessions) {
    const weekend = season.find(({ url }) => url === session.round);
    if (!weekend) throw new Error(`No round ${session.round}`);
    const key = `${session.round}/${session.category}`;
    const entry = byKey.get(key) ?? {
      weekend,
      category: categoryOf(session.category),
      circuit: circuitOf(weekend.venue),
      qualifying: session,
      races: [],
    };
    if (session.session_name === 'Qualifying') entry.qualifying = session;
    if (session.facts) entry.races.push({ session, facts: session.facts });
    byKey.set(key, entry);
  }
  return [...byKey.values()];
}
