import { Star } from '@/components/favourites/star';
import { Picture } from '@/components/media/picture';
import { BestLaps } from '@/components/racing/best-laps';
import { EarlierSeasons } from '@/components/racing/earlier-seasons';
import { RaceFigures } from '@/components/racing/race-figures';
import { SeasonPlacesChart } from '@/components/racing/season-places-chart';
import { TeamName } from '@/components/racing/team-name';
import { Share } from '@/components/share/share';
import { pointsFormat } from '@/components/standings/points';
import { pointsAtRound, roundNumberIn } from '@/components/standings/points-by-round';
import { PointsChart } from '@/components/standings/points-chart';
import { SpoilerCover } from '@/components/spoilers/spoiler-cover';
import { StandingPlaces } from '@/components/standings/standing-places';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Heading } from '@/components/ui/heading';
import { SmartLink } from '@/components/ui/smart-link';
import { StaticPart } from '@/components/ui/static-part';
import { env } from '@/lib/config/env';
import { categoryAddress, DRIVERS_PAGE, driverAddress } from '@/lib/season/addresses';
import type { Driver } from '@/lib/contract/entities/racing';
import { JsonLd } from '@/lib/seo/json-ld';
import { driverJsonLd } from '@/lib/seo/person';
import { fullName } from '@/lib/shared/full-name';
import { spoilerAttribute, placesSpoiler, resultsSpoiler } from '@/lib/spoilers/spoiler';
import type { WidgetContext } from '../define-widget';
import { DriverSeason } from './driver-season';
import type { LoadedDriver } from './load-driver';
import { Rivals } from './rival-links';

type DriverPageProps = { readonly data: LoadedDriver; readonly context: WidgetContext };

/** A single driver: portrait, facts, and the season's results so far. */
export function DriverPage({ data, context }: DriverPageProps) {
  const { driver, season, isCurrent, rounds, places, standing, bestLaps, earlier, rivals } = data;
  const { language, t, isFirst } = context;
  const { headshot_photo: photo, race_number: number, category } = driver;
  const name = fullName(driver);
  // An earlier season's table is as old as the driver's last session in it.
  const asOf = isCurrent ? null : (rounds[0]?.results.at(-1)?.result.date ?? null);
  // The latest round comes first.
  const races = rounds
    .toReversed()
    .flatMap(({ results }) => results.filter(({ result }) => result.is_a_race))
    .map(({ result, row }) => ({ result, rows: [row] }));
  const seasonSpoiler =
    standing === null
      ? null
      : placesSpoiler([{ id: standing.championship.id, points: standing.line.points }], asOf);
  return (
    <div>
      <StaticPart>
        <JsonLd data={driverJsonLd(driver, env().siteUrl)} />
        <Breadcrumb
          t={t}
          trail={[
            { name: t('driver.title'), address: `/${DRIVERS_PAGE}` },
            ...(category ? [{ name: category.name, address: driverAddress(category.url) }] : []),
            { name, address: driverAddress(driver.url) },
          ]}
        />
        <div className="driver-head" data-portrait={photo ? '' : undefined}>
          {photo ? (
            <Picture
              image={photo}
              aspect="3x4"
              sizes="(min-width: 768px) 22rem, 100vw"
              widths={[400, 600, 800]}
              maxWidth={800}
              priority={isFirst}
              alt={photo.alt || name}
              className="diagonal-cut driver-head-photo"
            />
          ) : null}
          <div className="min-w-0">
            {number === '' ? null : (
              <p className="driver-head-number display numeric">
                <span className="sr-only">{t('driver.number')} </span>
                {number}
              </p>
            )}
            <Heading level={isFirst ? 1 : 2} size="display" isContent>
              {name}
            </Heading>
            <p className="mt-4">
              <Star
                subject={{
                  kind: 'driver',
                  id: String(driver.id),
                  name,
                  address: driverAddress(driver.url),
                }}
                place="head"
                t={t}
              />
            </p>
            <DriverFacts driver={driver} context={context} />
            <RaceFigures results={rounds.flatMap(({ results }) => results)} t={t} />
          </div>
        </div>
        <StandingPlaces places={places} asOf={asOf} className="mt-12" language={language} t={t} />
        {standing === null ? null : (
          <>
            <div {...spoilerAttribute(seasonSpoiler)}>
              <PointsChart
                championship={{ ...standing.championship, standings: [standing.line] }}
                hasTable
                language={language}
                t={t}
              />
            </div>
            <SpoilerCover spoiler={seasonSpoiler} what="standings" name={standing.championship.name} />
          </>
        )}
        <SeasonPlacesChart
          races={races}
          names={[name]}
          numberOf={(round) => (standing === null ? undefined : roundNumberIn(standing.championship, round))}
          t={t}
        />
        <DriverSeason
          rounds={rounds}
          pointsAt={(round) => {
            const points =
              standing === null ? null : pointsAtRound(standing.championship, standing.line, round);
            return points === null ? '' : `${pointsFormat(language)(points)} ${t('standings.points')}`;
          }}
          season={season}
          isCurrent={isCurrent}
          category={category?.url}
          t={t}
        />
        <BestLaps laps={bestLaps} className="mt-12" t={t} />
        <Rivals
          id="head-to-head"
          heading={t('driver.headToHead')}
          beside={[driver.url]}
          rivals={rivals}
          t={t}
        />
        <EarlierSeasons seasons={earlier} className="mt-12" t={t} />
      </StaticPart>
      <Share
        address={driverAddress(driver.url)}
        title={name}
        spoiler={seasonSpoiler ?? resultsSpoiler(rounds.flatMap(({ results }) => results))}
        t={t}
      />
    </div>
  );
}

function DriverFacts({ driver, context: { t } }: { driver: Driver; context: WidgetContext }) {
  const { category, hometown, vehicle, sponsor, team_url: team } = driver;
  const facts = [
    { label: t('driver.vehicle'), value: vehicle },
    { label: t('driver.hometown'), value: hometown },
    { label: t('driver.sponsor'), value: sponsor, team },
  ].filter(({ value }) => value !== '');
  return (
    <dl className="fact-list mt-6">
      {category ? (
        <div>
          <dt>{t('driver.category')}</dt>
          <dd>
            <SmartLink
              href={categoryAddress(category.url)}
              className="lone-link underline underline-offset-4"
            >
              {category.name}
            </SmartLink>
          </dd>
        </div>
      ) : null}
      {facts.map(({ label, value, team: url = '' }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{url === '' ? value : <TeamName name={value} url={url} />}</dd>
        </div>
      ))}
    </dl>
  );
}
