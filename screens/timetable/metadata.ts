import 'server-only';
import type { Metadata } from 'next';
import type { RoundSummary } from '@/lib/contract/entities/racing';
import type { DomainSettings } from '@/lib/contract/entities/site';
import type { Language } from '@/lib/contract/languages';
import type { Translator } from '@/lib/i18n/translate';
import { timetableAddress } from '@/lib/season/addresses';
import type { ShareCard } from '@/lib/share-picture/card';
import { plainMetadata, screenMetadata } from '../metadata';
import { zoneOf, type LoadedTimetable } from './load';

/** The timetable's subject: the round, a category, or the visitor's own categories at the round. */
export const timetableSubject = (
  round: RoundSummary,
  { category, isMine }: Pick<LoadedTimetable, 'category' | 'isMine'>,
  t: Translator,
): string =>
  [isMine ? t('favourites.categories') : (category?.name ?? ''), round.name]
    .filter((part) => part !== '')
    .join(' – ');

const timetableTitle = (timetable: LoadedTimetable, t: Translator): string =>
  timetable.shown === null
    ? t('round.schedule')
    : t('timetable.of', { round: timetableSubject(timetable.shown.round, timetable, t) });

/** Its share card for chats and social networks; null before the first session is planned. */
export function timetableCard({ shown, days, category }: LoadedTimetable): ShareCard | null {
  if (shown === null || days.length === 0) return null;
  const { round } = shown;
  return {
    kind: 'timetable',
    name: round.name,
    category: category?.name ?? '',
    start: round.start_date,
    end: round.end_date,
    zone: zoneOf(round),
    venue: round.venue?.name ?? '',
    days: days.map(({ lines }) => {
      const starts = lines.flatMap(({ session }) => session.starts_at ?? []);
      const ends = lines.flatMap(({ session }) => session.ends_at ?? []);
      // The content server writes instants in UTC, so they sort as text.
      const [start = ''] = starts.toSorted();
      return { start, end: [...starts, ...ends].toSorted().at(-1) ?? start };
    }),
    art: null,
  };
}

/** Its metadata for search engines and link previews. */
export function timetableMetadata(
  timetable: LoadedTimetable,
  domain: DomainSettings,
  language: Language,
  t: Translator,
): Metadata {
  const title = timetableTitle(timetable, t);
  // The visitor's own categories are only useful to one person.
  if (timetable.isMine) return plainMetadata(title, domain);
  const { shown } = timetable;
  const description = [title, shown?.dateRange ?? '', shown?.round.venue?.name ?? '']
    .filter((part) => part !== '')
    .join(' · ');
  const address = timetableAddress(timetable.category?.url ?? '');
  return screenMetadata({ title, description, address, card: timetableCard(timetable) }, domain, language);
}
