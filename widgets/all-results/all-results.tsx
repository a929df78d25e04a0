import { CategoryName } from '@/components/racing/category-name';
import { SeasonGridView } from '@/components/racing/season-grid-view';
import { SessionName } from '@/components/racing/session-name';
import { VenueName } from '@/components/racing/venue-name';
import { SpoilerSwitch } from '@/components/spoilers/spoiler-switch';
import { ChipNav } from '@/components/ui/chip-nav';
import { Facts } from '@/components/ui/facts';
import { Heading, type HeadingLevel } from '@/components/ui/heading';
import { SectionHeader } from '@/components/ui/section-header';
import { SmartLink } from '@/components/ui/smart-link';
import { roundResultsAddress, sessionAddress } from '@/lib/season/addresses';
import { seriesName } from '@/lib/season/series-name';
import { allResultsBlock } from '@/lib/contract/blocks/site';
import type { SeriesRef } from '@/lib/contract/entities/racing';
import { defineWidget, type WidgetContext, type WidgetViewProps } from '../define-widget';
import { allResultsFacts, loadAllResults, type AllResults, type ResultsRound } from './load';

/** The winners of a season by round and category. If the content server doesn't provide the winners: every timing sheet. */
export function AllResultsView({
  settings,
  data,
  context,
}: WidgetViewProps<typeof allResultsBlock, AllResults>) {
  const { t, isFirst, page, path } = context;
  const { grids, drivers, all, seasons } = data;
  const ofSeries = grids ?? all;
  const [only, ...others] = ofSeries;
  const single = others.length === 0 ? only : undefined;
  const level = isFirst ? 1 : 2;
  const belowSeries = isFirst ? 3 : 4;
  const roundLevel = single ? (isFirst ? 2 : 3) : belowSeries;
  const seriesHeading = (series: SeriesRef | null) =>
    single || !series ? null : (
      <Heading level={isFirst ? 2 : 3} size="title" className="mb-5" isContent>
        {seriesName(series)}
      </Heading>
    );
  const name = settings.heading || seriesName(single?.series ?? null);
  const heading = name || t('results.all');
  const season = seasons.find(({ slug }) => slug === path.item_url);
  return (
    <div>
      <SectionHeader
        heading={season ? `${heading} ${season.name}` : heading}
        isContent={name !== ''}
        level={level}
        subheading={ofSeries.length === 0 ? t('results.none') : grids === null ? '' : t('results.gridNote')}
      />
      {seasons.length < 2 ? null : (
        <ChipNav
          prefetch={false}
          label={`${t('results.seasons')}: ${heading}`}
          links={seasons.map(({ name, slug, isCurrent }, index) => ({
            name,
            href: index === 0 ? `/${page.url}` : `/${page.url}/${slug}`,
            isCurrent,
          }))}
        />
      )}
      {grids === null || grids.length === 0 ? null : (
        <p className="mb-6">
          <SpoilerSwitch t={t} />
        </p>
      )}
      {grids?.map((grid) => (
        <section key={grid.series?.url ?? ''} className="mt-10 first-of-type:mt-0">
          {seriesHeading(grid.series)}
          <SeasonGridView grid={grid} drivers={drivers} level={roundLevel} t={t} />
        </section>
      ))}
      {all.map(({ series, rounds }) => (
        <section key={series?.url ?? ''} className="mt-10 first-of-type:mt-0">
          {seriesHeading(series)}
          <div className="grid gap-5">
            {rounds.map((round) => (
              <RoundSheets key={round.url} round={round} level={roundLevel} t={t} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

type RoundSheetsProps = {
  readonly round: ResultsRound;
  readonly level: HeadingLevel;
  readonly t: WidgetContext['t'];
};

function RoundSheets({ round, level, t }: RoundSheetsProps) {
  return (
    <section className="sheet own-surface">
      <div className="sheet-head">
        <Heading level={level} size="title-sm" isContent>
          <SmartLink href={roundResultsAddress(round.url)} prefetch={false} className="hover:text-brand-ink">
            {round.name}
          </SmartLink>
        </Heading>
        <p className="numeric text-sm text-muted">
          <Facts
            facts={[
              round.numberText,
              round.dateRange,
              round.venue ? <VenueName key="venue" venue={round.venue} /> : null,
            ]}
          />
        </p>
      </div>
      <ul>
        {round.categories.map(({ category, sessions }) => (
          <li key={category?.id ?? 0} className="sheet-row">
            <span className="font-semibold">
              {category === null ? (
                t('results.otherSessions')
              ) : (
                <CategoryName category={category} className="timing-driver-link" />
              )}
            </span>
            <ul className="flex flex-wrap gap-1.5">
              {sessions.map(({ id, session_name }) => (
                <li key={id}>
                  <SmartLink href={sessionAddress(id)} prefetch={false} className="session-chip">
                    <span className="sr-only">{category?.name} </span>
                    <SessionName name={session_name} t={t} />
                  </SmartLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const allResultsWidget = defineWidget({
  block: allResultsBlock,
  load: loadAllResults,
  View: AllResultsView,
  facts: allResultsFacts,
});
