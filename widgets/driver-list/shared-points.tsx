import { PointsChart } from '@/components/standings/points-chart';
import { SpoilerCover } from '@/components/spoilers/spoiler-cover';
import type { Language } from '@/lib/contract/languages';
import type { Translator } from '@/lib/i18n/translate';
import { spoilerAttribute, type Spoiler } from '@/lib/spoilers/spoiler';
import type { SharedChampionship } from './load-shared';

type SharedPointsProps = {
  /** The table that includes all of them. */
  readonly shared: SharedChampionship;
  readonly spoiler: Spoiler | null;
  readonly language: Language;
  readonly t: Translator;
};

/** The points of compared drivers, as lines through the season. */
export const SharedPoints = ({ shared, spoiler, language, t }: SharedPointsProps) => (
  <>
    <div {...spoilerAttribute(spoiler)}>
      <PointsChart
        championship={{ ...shared.championship, standings: [...shared.standings] }}
        hasTable
        language={language}
        t={t}
      />
    </div>
    <SpoilerCover spoiler={spoiler} what="standings" name={shared.championship.name} />
  </>
);
