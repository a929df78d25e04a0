import { TZDate } from '@date-fns/tz';
import { CHAMPIONSHIP_TIME_ZONE } from '../../../lib/contract/time-zone.ts';
import { mediumDays } from '../../../lib/shared/date-forms.ts';
import { MAX_SLUG_LENGTH } from '../../cms/fields/slug.ts';
import { instantOf } from '../../cms/fields/wall-time.ts';
import { renamingOf, yearsIn } from './renaming.ts';
import type { SalePrice } from './sale-prices.ts';
import type { RoundRow, SaleRow, SeasonReport, SeasonRow } from './season-report.ts';

/** A record of the old season: its name and address. */
type Named = { readonly id: number; readonly name: string; readonly url: string };

export type SourceRound = Named & {
  readonly start_date: string;
  readonly end_date: string;
  /** IANA name of the circuit's time zone. */
  readonly timeZone: string;
  /** Number of sessions copied with it. */
  readonly sessions: number;
  /** A note for the editor; '' for none. */
  readonly note: string;
};
export type SourceChampionship = Named & { readonly note: string };
/** A ticket or a form with a price. */
export type SourceSale = Named & {
  readonly round: number | null;
  readonly prices: readonly SalePrice[];
  /** Stock-keeping codes of a ticket's sizes. */
  readonly codes: readonly string[];
  readonly note: string;
};

export type Source = {
  readonly rounds: readonly SourceRound[];
  readonly championships: readonly SourceChampionship[];
  /** Any pages: those whose name or address mentions the season are offered. */
  readonly pages: readonly Named[];
  /** Tickets of the rounds. */
  readonly products: readonly SourceSale[];
  /** Any forms with a price: those of the rounds, and those whose name or address mentions the season, are offered. */
  readonly forms: readonly SourceSale[];
};

/** The records at each address, by kind. */
export type Taken = Readonly<Record<keyof Source, ReadonlyMap<string, number>>>;

export type SeasonMove = {
  /** '' if the rounds aren't chosen by season. */
  readonly oldName: string;
  readonly newName: string;
  readonly weeks: number;
};

export type SeasonPlan = Pick<SeasonReport, keyof Source>;

const WEEKS_IN_YEAR = 365.25 / 7;

/** An instant a number of weeks later by a zone's clock: 9:00 stays 9:00. A time skipped by a clock change becomes one that exists. */
export function moveByWeeks(instant: string, weeks: number, timeZone: string): string {
  const before = new TZDate(instant, timeZone);
  const [hour, minute, second] = [before.getHours(), before.getMinutes(), before.getSeconds()];
  const day = new Date(Date.UTC(before.getFullYear(), before.getMonth(), before.getDate() + 7 * weeks));
  const [year, month, date] = [day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate()];
  const moved =
    instantOf({ year, month: month + 1, day: date }, { hour, minute, second }, timeZone) ??
    new TZDate(year, month, date, hour, minute, second, timeZone).getTime();
  return new Date(new Date(moved).getTime() + before.getMilliseconds()).toISOString();
}

const DAY_MS = 24 * 60 * 60_000;

/** A day (y-MM-dd) a number of days later. */
export const dayLater = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

const yearAt = (instant: string, timeZone: string) => new TZDate(instant, timeZone).getFullYear();

function yearsLater({ oldName, newName, weeks }: SeasonMove): number {
  const [before] = yearsIn(oldName);
  const [after] = yearsIn(newName);
  return before !== undefined && after !== undefined ? after - before : Math.round(weeks / WEEKS_IN_YEAR);
}

/** An address with a suffix, within the maximum length of addresses. */
export const addressWith = (url: string, end: string) =>
  `${url.slice(0, MAX_SLUG_LENGTH - end.length - 1).replace(/-+$/, '')}-${end}`;

/**
 * What starting a season creates: each record of the old one with its new name and address, moved by whole weeks. The new year replaces the
 * old one in an address, or is added at its end. Taken addresses are listed: the record was probably created earlier.
 */
export function planSeason(source: Source, move: SeasonMove, taken: Taken): SeasonPlan {
  const { oldName, newName, weeks } = move;
  const years = new Set([
    ...yearsIn(oldName),
    ...source.rounds.flatMap(({ start_date, end_date, timeZone }) =>
      [start_date, end_date].map((instant) => yearAt(instant, timeZone)),
    ),
  ]);
  const renaming = renamingOf({ oldName, newName, years, by: yearsLater(move) });
  const planner = (kind: keyof Source) => {
    const planned = new Set<string>();
    return ({ id, name, url }: Named, year: number, note = ''): SeasonRow => {
      const moved = renaming.address(url);
      const wanted = moved === url ? addressWith(url, String(year)) : moved;
      let address = wanted;
      for (let count = 2; planned.has(address); count += 1) address = addressWith(wanted, String(count));
      planned.add(address);
      return {
        id,
        before: name,
        name: renaming.name(name),
        address,
        note,
        existing: taken[kind].get(address) ?? null,
      };
    };
  };
  const [planRound, planChampionship, planPage] = [
    planner('rounds'),
    planner('championships'),
    planner('pages'),
  ];
  const isAboutSeason = ({ name, url }: Named) =>
    renaming.name(name) !== name || renaming.address(url) !== url;
  const rounds = source.rounds.map((round): RoundRow => {
    const { timeZone } = round;
    const start = moveByWeeks(round.start_date, weeks, timeZone);
    const end = moveByWeeks(round.end_date, weeks, timeZone);
    return {
      ...planRound(round, yearAt(start, timeZone), round.note),
      days_before: mediumDays(round.start_date, round.end_date, 'en', timeZone),
      days: mediumDays(start, end, 'en', timeZone),
      start_date: start,
      end_date: end,
      sessions: round.sessions,
    };
  });
  const [first] = rounds;
  const [year = first ? new Date(first.start_date).getUTCFullYear() : 0] = yearsIn(newName);
  const planSales = (kind: 'forms' | 'products', sales: readonly SourceSale[]) => {
    const planSale = planner(kind);
    return sales.map((sale): SaleRow => {
      const round = rounds.find(({ id }) => id === sale.round);
      const own = round ? yearAt(round.start_date, CHAMPIONSHIP_TIME_ZONE) : year;
      return {
        ...planSale(sale, own, sale.note),
        round: round?.name ?? '',
        prices: [...sale.prices],
        codes: sale.codes.map((code) => {
          const moved = renaming.name(code);
          return moved === code ? `${code}-${String(own)}` : moved;
        }),
      };
    });
  };
  return {
    rounds,
    championships: source.championships.map((championship) =>
      planChampionship(championship, year, championship.note),
    ),
    pages: source.pages.filter(isAboutSeason).map((page) => planPage(page, year)),
    products: planSales('products', source.products),
    forms: planSales(
      'forms',
      source.forms.filter((form) => rounds.some(({ id }) => id === form.round) || isAboutSeason(form)),
    ),
  };
}
