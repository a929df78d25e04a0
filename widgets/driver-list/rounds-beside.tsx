import clsx from 'clsx';
import type { ReactNode } from 'react';
import { PhoneFold } from '@/components/ui/fold';
import { Heading } from '@/components/ui/heading';
import type { Translator } from '@/lib/i18n/translate';

/** How many rounds a phone shows at once. */
const FIRST_SHOWN = 4;

type RoundsBesideProps<R> = {
  readonly rounds: readonly R[];
  /** One round's sheet, with its key. */
  readonly sheetOf: (round: R) => ReactNode;
  /** Classes of the grid, where there is room for two side by side. */
  readonly className?: string;
  readonly t: Translator;
};

/** The rounds of compared drivers, most of them folded on a phone; nothing without any. */
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
      {list(rounds.slice(0, FIRST_SHOWN))}
      {rounds.length <= FIRST_SHOWN ? null : (
        <PhoneFold summary={t('common.showAll', { number: rounds.length })}>
          {list(rounds.slice(FIRST_SHOWN))}
        </PhoneFold>
      )}
    </section>
  );
}
