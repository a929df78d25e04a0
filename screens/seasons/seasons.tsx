import 'server-only';
import { SpoilerSwitch } from '@/components/spoilers/spoiler-switch';
import { PlaceList, type PlaceInStandings } from '@/components/standings/standing-places';
import { StandingsTops } from '@/components/standings/standings-top';
import { Share } from '@/components/share/share';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { ChipNav } from '@/components/ui/chip-nav';
import { Heading } from '@/components/ui/heading';
import { SectionHeader } from '@/components/ui/section-header';
import { StaticPart } from '@/components/ui/static-part';
import { ViewAllLink } from '@/components/ui/view-all-link';
import { SEASONS_ADDRESS, seasonAddress } from '@/lib/season/addresses';
import { SeasonGridView } from '@/components/racing/season-grid-view';
import { PartialList } from '@/components/ui/partial-list';
import { loadSeasonsScreen, type Season, type SeasonsScreen } from './load';
import { seasonsMatch } from './match';
import { seasonsMetadata } from './metadata';
import { defineScreen } from '../define-screen';

/** How many championships each season has in the list, and how many of a single season a phone shows at once. */
const LISTED = 8;
const FIRST_SHOWN = 12;

type ScreenOf<K extends SeasonsScreen['kind']> = { readonly screen: Extract<SeasonsScreen, { kind: K }> };

/** /seasons and /seasons/{season}. */
export const SeasonsPage = ({ screen }: { readonly screen: SeasonsScreen }) => (
  <div className="container-site page-sections py-10 md:py-14">
    {screen.kind === 'list' ? <AllSeasons screen={screen} /> : <OneSeason screen={screen} />}
  </div>
);

/** The leader or winner of each of some championships. */
const leadersOf = (championships: Season['championships']): readonly PlaceInStandings[] =>
  championships.flatMap((championship) => {
    const [place] = championship.top;
    return place ? [{ championship, place, isNamed: true }] : [];
  });

/** Each season with the leaders of its tables, the latest open. */
function AllSeasons({ screen: { seasons, language, t } }: ScreenOf<'list'>) {
  return (
    <>
      <header>
        <Heading level={1} className="slash-over">
          {t('results.seasons')}
        </Heading>
        <p className="mt-4 text-lg text-muted">
          {t(seasons.length === 0 ? 'results.none' : 'results.seasonsDescription')}
        </p>
        {seasons.length === 0 ? null : (
          <p className="mt-6">
            <SpoilerSwitch t={t} />
          </p>
        )}
      </header>
      <StaticPart className="podium-days">
        {seasons.map(({ name, slug, asOf, championships }, index) => (
          <details key={slug} className="podium-day" open={index === 0}>
            <summary className="fold-head">
              <Heading level={2} size="title-sm">
                {name}
              </Heading>
            </summary>
            <PlaceList
              places={leadersOf(championships.filter(({ of }) => of === 'drivers')).slice(0, LISTED)}
              asOf={asOf}
              name={name}
              language={language}
              t={t}
            />
            <p className="py-4">
              <ViewAllLink href={seasonAddress(slug)}>{t('results.season', { name })}</ViewAllLink>
            </p>
          </details>
        ))}
      </StaticPart>
      <Share address={SEASONS_ADDRESS} title={t('results.seasons')} t={t} />
    </>
  );
}

/** The tables of a season, then its winners by round. */
function OneSeason({ screen: { season, seasons, winners, drivers, language, t } }: ScreenOf<'season'>) {
  const { name, slug, asOf, championships } = season;
  const title = t('results.season', { name });
  const tops = (subset: Season['championships']) => (
    <StandingsTops championships={subset} asOf={asOf} isFolded level={3} language={language} t={t} />
  );
  return (
    <>
      <div>
        <Breadcrumb
          t={t}
          className="mb-5"
          trail={[
            { name: t('results.seasons'), address: SEASONS_ADDRESS },
            { name, address: seasonAddress(slug) },
          ]}
        />
        <Heading level={1} className="slash-over mb-8">
          {title}
        </Heading>
        {seasons.length < 2 ? null : (
          <ChipNav
            prefetch={false}
            label={t('results.seasons')}
            links={seasons.map((other) => ({
              name: other.name,
              href: seasonAddress(other.slug),
              isCurrent: other.slug === slug,
            }))}
          />
        )}
        <p className="mt-6">
          <SpoilerSwitch t={t} />
        </p>
      </div>
      {championships.length === 0 ? null : (
        <section>
          <SectionHeader heading={t('standings.title')} />
          <PartialList items={championships} firstShown={FIRST_SHOWN} list={tops} isPhoneOnly t={t} />
        </section>
      )}
      {winners.length === 0 ? null : (
        <section>
          <SectionHeader heading={t('results.winners')} subheading={t('results.gridNote')} />
          {winners.map((grid) => (
            <SeasonGridView key={grid.series?.url ?? ''} grid={grid} drivers={drivers} level={3} t={t} />
          ))}
        </section>
      )}
      <Share address={seasonAddress(slug)} title={title} t={t} />
    </>
  );
}

export const seasonsScreen = defineScreen(seasonsMatch, {
  load: (shown, { language }) => loadSeasonsScreen(shown, language),
  metadata: ({ data }) => seasonsMetadata(data),
  View: ({ data }) => <SeasonsPage screen={data} />,
  hasRaceWeek: true,
});
