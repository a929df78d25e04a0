import 'server-only';
import { LatestWinners, LeadingWinners } from '@/components/racing/round-winners';
import type { Language } from '@/lib/contract/languages';
import type { Translator } from '@/lib/i18n/translate';
import { HomeStandings } from './home-standings';
import type { LoadedHome } from './load-home';

type HomeOpeningProps = {
  readonly home: LoadedHome;
  /** Whether it is above all blocks. */
  readonly opensPage: boolean;
  readonly language: Language;
  readonly t: Translator;
};

/** Winners on the home page: with the tables where they lead it, below the round that is on or near otherwise. */
export function HomeOpening({ home: { lead, winners }, opensPage, language, t }: HomeOpeningProps) {
  if (winners === null) return null;
  if (lead !== 'winners') return <LatestWinners winners={winners} t={t} />;
  return (
    <>
      {opensPage ? <LeadingWinners winners={winners} t={t} /> : <LatestWinners winners={winners} t={t} />}
      <HomeStandings language={language} t={t} />
    </>
  );
}
