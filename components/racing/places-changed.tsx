import type { Translator } from '@/lib/i18n/translate';

/** Places gained (above 0) or lost; nothing for null. */
export function PlacesChanged({ places, t }: { readonly places: number | null; readonly t: Translator }) {
  if (places === null) return null;
  const [direction, mark, text] =
    places === 0
      ? (['same', '=', t('standings.same')] as const)
      : places > 0
        ? (['up', `▲${String(places)}`, t('standings.up', { places })] as const)
        : (['down', `▼${String(-places)}`, t('standings.down', { places: -places })] as const);
  return (
    <span className="standings-change" data-direction={direction}>
      <bdi dir="ltr" aria-hidden="true">
        {mark}
      </bdi>
      <span className="sr-only">{text}</span>
    </span>
  );
}
