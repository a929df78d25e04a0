import type { Translator } from '@/lib/i18n/translate';
import { Icon } from './icon';

/** The rating scale of spec point 9: 1 to 5. */
const MAX_RATING = 5;

/** A rating as stars, read out as '4 of 5 stars'. A rating outside the scale counts as its nearest end. */
export function Stars({ rating, t }: { readonly rating: number; readonly t: Translator }) {
  const shown = Math.min(MAX_RATING, Math.max(1, Math.round(rating)));
  return (
    <p className="stars" role="img" aria-label={t('testimonial.rating', { rating: shown })}>
      {Array.from({ length: MAX_RATING }, (_, index) => (
        <span key={index} data-empty={index < shown ? undefined : ''}>
          <Icon name="star" size={20} />
        </span>
      ))}
    </p>
  );
}
