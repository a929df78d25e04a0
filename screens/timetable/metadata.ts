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

/** Whose timetable it is: the round's, or that of a category or of the visitor's own at the round. */
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

/** What is drawn of it for chats and social networks; nothing before the first session is planned. */
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
      // Instants in UTC, as the content server writes them, are in order like words.
      const [start = ''] = starts.toSorted();
      return { start, end: [...starts, ...ends].toSorted().at(-1) ?? start };
    }),
    art: null,
  };
}

/** What search engines and link previews are told of it. */
export function timetableMetadata(
  timetable: LoadedTimetable,
  domain: DomainSettings,
  language: Language,
  t: Translator,
): Metadata {
  const title = timetableTitle(timetable, t);
  // That of the visitor's own categories is of use to one person only.
  if (timetable.isMine) return plainMetadata(title, domain);
  const { shown } = timetable;
  const description = [title, shown?.dateRange ?? '', shown?.round.venue?.name ?? '']
    .filter((part) => part !== '')
    .join(' · ');
  const address = timetableAddress(timetable.category?.url ?? '');
  return screenMetadata({ title, description, address, card: timetableCard(timetable) }, domain, language);
}
