import type { PageFacts } from '../define-widget';
import type { RoundPage } from './load';

/** What search engines and link previews are told of a round. */
export function roundFacts({ round, dateRange }: RoundPage): PageFacts {
  return {
    title: round.name,
    description: [round.name, dateRange, round.venue?.name ?? '', round.series?.name ?? '']
      .filter((part) => part !== '')
      .join(' · '),
    image: round.images?.background ?? round.images?.banner ?? null,
  };
}
