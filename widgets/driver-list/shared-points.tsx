import { PointsChart } from '@/components/standings/points-chart';
import { SpoilerCover } from '@/components/spoilers/spoiler-cover';
import type { Language } from '@/lib/contract/languages';
import type { Translator } from '@/lib/i18n/translate';
import { spoilerAttribute, type Spoiler } from '@/lib/spoilers/spoiler';
import type { SharedChampionship } from './load-shared';

type SharedPointsProps = {
  /** The table that all of them stand in. */
  readonly shared: SharedChampionship;
  readonly told: Spoiler | null;
  readonly language: Language;
  readonly t: Translator;
};

/** The points of drivers beside each other, as lines through the season. */
export const SharedPoints = ({ shared, told, language, t }: SharedPointsProps) => (
  <>
    <div {...spoilerAttribute(told)}>
      <PointsChart
        championship={{ ...shared.championship, standings: [...shared.standings] }}
        hasTable
        language={language}
        t={t}
      />
    </div>
    <SpoilerCover told={told} what="standings" name={shared.championship.name} />
  </>
);
