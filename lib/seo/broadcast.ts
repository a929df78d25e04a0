import type { BroadcastEvent, WithContext } from 'schema-dts';
import { roundAddress } from '@/lib/season/addresses';
import type { Broadcast, RoundSummary } from '@/lib/contract/entities/racing';
import { editorAddress } from '@/lib/contract/link-address';

/** A broadcast's structured data: what is shown, by whom, when and in which language. */
export function broadcastJsonLd(
  { broadcaster, kind, link, language, starts_at, ends_at, is_free }: Broadcast,
  round: RoundSummary,
  siteUrl: string,
): WithContext<BroadcastEvent> {
  const href = editorAddress(link);
  return {
    '@context': 'https://schema.org',
    '@type': 'BroadcastEvent',
    name: `${round.name} – ${broadcaster}`,
    isLiveBroadcast: true,
    startDate: starts_at ?? round.start_date,
    endDate: ends_at ?? round.end_date,
    isAccessibleForFree: is_free,
    ...(language === '' ? {} : { inLanguage: language }),
    ...(round.venue ? { location: { '@type': 'SportsActivityLocation', name: round.venue.name } } : {}),
    publishedOn: {
      '@type': kind === 'radio' ? 'RadioBroadcastService' : 'BroadcastService',
      name: broadcaster,
      ...(href === null ? {} : { url: href.startsWith('/') ? siteUrl + href : href }),
    },
    broadcastOfEvent: {
      '@type': 'SportsEvent',
      '@id': `${siteUrl}${roundAddress(round.url)}#event`,
      name: round.name,
      startDate: round.start_date,
      ...(round.venue ? { location: { '@type': 'SportsActivityLocation', name: round.venue.name } } : {}),
    },
  };
}
