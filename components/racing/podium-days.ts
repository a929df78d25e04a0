import type { PodiumPlace, ResultSummary, RoundSummary, SheetCategory } from '@/lib/contract/entities/racing';
import { isoDay } from '@/lib/dates/format';
import { CHAMPIONSHIP_TIME_ZONE, type DateFormatter } from '@/lib/dates/server';
import type { Translator } from '@/lib/i18n/translate';

type Session = Pick<ResultSummary, 'id' | 'date' | 'session_name' | 'category' | 'status' | 'podium'>;

export type PodiumRace = {
  readonly id: number;
  readonly name: string;
  /** Null if unknown. */
  readonly date: string | null;
  /** The stewards may still change it. */
  readonly isProvisional: boolean;
  readonly places: readonly PodiumPlace[];
};

export type PodiumCategory = {
  /** Null for races of no category. */
  readonly category: SheetCategory | null;
  readonly races: readonly PodiumRace[];
};

export type PodiumDay = {
  readonly id: string;
  readonly title: string;
  readonly categories: readonly PodiumCategory[];
  /** The round, if each day belongs to a different one. */
  readonly round?: Pick<RoundSummary, 'name' | 'url'>;
};

/** The podium of a single session. */
export const podiumOf = (
  { id, date, session_name, category, status }: Omit<Session, 'podium'>,
  places: readonly PodiumPlace[],
): PodiumCategory => ({
  category,
  races: [{ id, date, name: session_name, isProvisional: status === 'provisional', places }],
});

const OPEN_DAY = '';

/**
 * The podiums of a round's races: newest race day first, by category in the order in which they raced, and each category's latest race
 * first. Races without a date come last. Empty if no race has a result yet.
 * @param sessions in running order
 */
export function podiumDays(
  sessions: readonly Session[],
  dates: Pick<DateFormatter, 'weekday'>,
  t: Translator,
  timeZone: string = CHAMPIONSHIP_TIME_ZONE,
): readonly PodiumDay[] {
  const races = sessions.filter(({ podium }) => podium.length > 0);
  const days = Map.groupBy(races, ({ date }) => (date === null ? OPEN_DAY : isoDay(date, timeZone)));
  return [...days]
    .toSorted(([a], [b]) => b.localeCompare(a))
    .map(([id, ofDay]) => {
      const start = ofDay[0]?.date ?? null;
      const categories = Map.groupBy(ofDay, ({ category }) => category?.id ?? 0);
      return {
        id,
        title: start === null ? t('results.noDate') : dates.weekday(start, timeZone),
        categories: [...categories.values()].map((ofCategory) => ({
          category: ofCategory[0]?.category ?? null,
          races: ofCategory.toReversed().map(({ id: session, date, session_name, status, podium }) => ({
            id: session,
            date,
            name: session_name,
            isProvisional: status === 'provisional',
            places: podium,
          })),
        })),
      };
    });
}
