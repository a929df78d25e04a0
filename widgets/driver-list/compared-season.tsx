import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { ChartedRace } from '@/components/racing/season-places';
import { SeasonPlacesChart } from '@/components/racing/season-places-chart';
import { roundNumberIn } from '@/components/standings/points-by-round';
import { Heading } from '@/components/ui/heading';
import { PartialList } from '@/components/ui/partial-list';
import type { Driver } from '@/lib/contract/entities/racing';
import type { Translator } from '@/lib/i18n/translate';
import { fullName } from '@/lib/shared/full-name';
import type { SharedChampionship } from './load-shared';
import { Rivals } from './rival-links';
import type { Rival } from './rivals';

/** How many rounds a phone shows at once. */
const FIRST_SHOWN = 4;

type ComparedSeasonProps<R> = {
  readonly drivers: readonly Driver[];
  /** Latest first. */
  readonly rounds: readonly R[];
  /** The championship that includes all of the drivers; null if there is none. */
  readonly shared: SharedChampionship | null;
  /** One round's sheet, with its key. */
  readonly sheetOf: (round: R) => ReactNode;
  /** Classes of the sheets' grid, where there is room for two side by side. */
  readonly className?: string;
  /** Drivers who can be added. */
  readonly others: readonly Rival[];
  readonly t: Translator;
};

/**
 * The season of compared drivers: their places race by race, the sheets of its rounds, and links to drivers who can be added. Each part is
 * left out if it would be empty.
 */
export function ComparedSeason<R extends { readonly sessions: readonly ChartedRace[] }>(
  props: ComparedSeasonProps<R>,
) {
  const { drivers, rounds, shared, sheetOf, className, others, t } = props;
  const list = (subset: readonly R[]) => (
    <div className={clsx('mt-5 grid items-start gap-5', className)}>{subset.map(sheetOf)}</div>
  );
  return (
    <>
      <SeasonPlacesChart
        races={rounds
          .toReversed()
          .flatMap(({ sessions }) => sessions.filter(({ result }) => result.is_a_race))}
        names={drivers.map(fullName)}
        numberOf={(round) => (shared === null ? undefined : roundNumberIn(shared.championship, round))}
        t={t}
      />
      {rounds.length === 0 ? null : (
        <section className="mt-12">
          <Heading level={2} className="mb-6">
            {t('results.title')}
          </Heading>
          <PartialList items={rounds} firstShown={FIRST_SHOWN} list={list} isPhoneOnly t={t} />
        </section>
      )}
      <Rivals
        id="compare"
        heading={t('driver.addDriver')}
        beside={drivers.map(({ url }) => url)}
        rivals={others}
        t={t}
      />
    </>
  );
}
