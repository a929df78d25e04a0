import type { ReactNode } from 'react';
import type { Translator } from '@/lib/i18n/translate';
import { PhoneFold, ShowAll } from './fold';

type PartialListProps<T> = {
  readonly items: readonly T[];
  readonly firstShown: number;
  readonly list: (items: readonly T[]) => ReactNode;
  /** Wider screens show all of it. */
  readonly isPhoneOnly?: boolean;
  readonly t: Translator;
};

/** The first items of a list, with the rest in a second one behind a press. */
export function PartialList<T>({ items, firstShown, list, isPhoneOnly = false, t }: PartialListProps<T>) {
  const rest = items.slice(firstShown);
  const label = t('common.showAll', { number: items.length });
  return (
    <>
      {list(items.slice(0, firstShown))}
      {rest.length === 0 ? null : isPhoneOnly ? (
        <PhoneFold summary={label}>{list(rest)}</PhoneFold>
      ) : (
        <ShowAll label={label}>{list(rest)}</ShowAll>
      )}
    </>
  );
}
