import { IconShape } from '@/components/ui/icon-shape';
import { STAR_PATH } from '@/components/ui/star-path';
import type { Translator } from '@/lib/i18n/translate';
import { subjectKey, type NamedSubject } from '@/lib/shared/favourites';

type StarProps = {
  readonly subject: NamedSubject;
  /** With its label at the head of the subject's own page, in the corner of its card, or at the end of its row. */
  readonly place: 'head' | 'corner' | 'row';
  readonly t: Translator;
};

const ICON_SIZE = 22;

/**
 * The button that makes a category, driver or team a favourite. It is the server's markup, since a list may have a hundred of them: one
 * script enables all of a page's stars (favourite-stars.client.tsx), and until then each keeps its space, hidden.
 */
export function Star({ subject, place, t }: StarProps) {
  return (
    <button
      type="button"
      disabled
      className={place === 'head' ? 'chip star' : 'icon-btn star'}
      aria-pressed={false}
      aria-label={starLabel(subject, t)}
      data-place={place}
      data-star={subjectKey(subject)}
      data-name={subject.name}
      data-address={subject.address}
      data-print="hide"
    >
      <IconShape path={STAR_PATH} isSolid size={ICON_SIZE} />
      {place === 'head' ? t('favourites.favourite') : null}
    </button>
  );
}

type OwnStarProps = Pick<StarProps, 'subject' | 't'> & {
  readonly isPressed: boolean;
  readonly onPress: () => void;
};

/** A star in a list rendered by the browser. */
export const OwnStar = ({ subject, isPressed, onPress, t }: OwnStarProps) => (
  <button
    type="button"
    className="icon-btn star"
    aria-pressed={isPressed}
    aria-label={starLabel(subject, t)}
    data-place="row"
    onClick={onPress}
  >
    <IconShape path={STAR_PATH} isSolid size={ICON_SIZE} />
  </button>
);

const starLabel = ({ name }: NamedSubject, t: Translator): string => `${t('favourites.favourite')}: ${name}`;
