import 'server-only';
import { LatestWinners, LeadingWinners } from '@/components/racing/round-winners';
import type { Language } from '@/lib/contract/languages';
import { MY_DAY } from '@/lib/favourites/attributes';
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

/** The site's own part of the home page: the winners, and space for the visitor's own day. */
export function HomeOpening({ home, opensPage, language, t }: HomeOpeningProps) {
  const winners = <HomeWinners home={home} opensPage={opensPage} language={language} t={t} />;
  const day = home.hasSessionsAhead ? <MyDayPlace /> : null;
  // The page's main heading is the winners', if they open it.
  return opensPage ? (
    <>
      {winners}
      {day}
    </>
  ) : (
    <>
      {day}
      {winners}
    </>
  );
}

/** For visitors with favourite categories; hidden for others (lib/favourites/style), and filled in by a script. */
const MyDayPlace = () => <div className="container-site hidden" {...{ [MY_DAY]: '' }} />;

/** Winners: with the tables if they lead the page, otherwise below the current or next round. */
function HomeWinners({ home: { lead, winners }, opensPage, language, t }: HomeOpeningProps) {
  if (winners === null) return null;
  if (lead !== 'winners') return <LatestWinners winners={winners} t={t} />;
  return (
    <>
      {opensPage ? <LeadingWinners winners={winners} t={t} /> : <LatestWinners winners={winners} t={t} />}
      <HomeStandings language={language} t={t} />
    </>
  );
}
