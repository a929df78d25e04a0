import type { PageFacts, WidgetContext } from '../define-widget';
import type { RoundResults } from './load';

/** What search engines are told of a round's results; a round without any is nothing to find. */
export function resultsFacts({ round, days }: RoundResults, { path, t }: WidgetContext): PageFacts {
  if (!round || path.item_url === '') return {};
  return {
    title: t('results.of', { round: round.name }),
    image: round.images?.banner ?? round.images?.background ?? null,
    index: days.length > 0,
  };
}
