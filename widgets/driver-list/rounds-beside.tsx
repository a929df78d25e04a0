import clsx from 'clsx';
import type { ReactNode } from 'react';
import { PhoneFold } from '@/components/ui/fold';
import { Heading } from '@/components/ui/heading';
import type { Translator } from '@/lib/i18n/translate';

/** Rounds that a phone has at once. */
const AT_ONCE = 4;

type RoundsBesideProps<R> = {
  readonly rounds: readonly R[];
  /** One round's sheet, with its key. */
  readonly sheetOf: (round: R) => ReactNode;
  /** Of the grid, where there is room for two beside each other. */
  readonly className?: string;
  readonly t: Translator;
};

/** The rounds of drivers beside each other, the rest of many folded on a phone; nothing without one. */
export function RoundsBeside<R>({ rounds, sheetOf, className, t }: RoundsBesideProps<R>) {
  if (rounds.length === 0) return null;
  const list = (some: readonly R[]) => (
    <div className={clsx('mt-5 grid items-start gap-5', className)}>{some.map(sheetOf)}</div>
  );
  return (
    <section className="mt-12">
      <Heading level={2} className="mb-6">
        {t('results.title')}
      </Heading>
      {list(rounds.slice(0, AT_ONCE))}
      {rounds.length <= AT_ONCE ? null : (
        <PhoneFold summary={t('common.showAll', { number: rounds.length })}>
          {list(rounds.slice(AT_ONCE))}
        </PhoneFold>
      )}
    </section>
  );
}
