import 'server-only';
import { Star } from '@/components/favourites/star';
import { Picture } from '@/components/media/picture';
import { CategoryName } from '@/components/racing/category-name';
import { DriverNames } from '@/components/racing/driver-names';
import { EarlierSeasons } from '@/components/racing/earlier-seasons';
import { EntryLine } from '@/components/racing/entry-line';
import { RaceFigures } from '@/components/racing/race-figures';
import { RoundName } from '@/components/racing/round-name';
import { RoundResultsLink } from '@/components/racing/round-results-link';
import { SessionName } from '@/components/racing/session-name';
import { resultsByCar, type CarAtRound } from '@/components/racing/team-cars';
import { Share } from '@/components/share/share';
import { SpoilerCover } from '@/components/spoilers/spoiler-cover';
import { pointsFormat } from '@/components/standings/points';
import { pointsAtRound } from '@/components/standings/points-by-round';
import { PointsChart } from '@/components/standings/points-chart';
import { StandingPlaces } from '@/components/standings/standing-places';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Facts } from '@/components/ui/facts';
import { ShowAll } from '@/components/ui/fold';
import { Heading } from '@/components/ui/heading';
import { PartialList } from '@/components/ui/partial-list';
import { Prose } from '@/components/ui/prose';
import { SectionHeader } from '@/components/ui/section-header';
import { SmartLink } from '@/components/ui/smart-link';
import { StaticPart } from '@/components/ui/static-part';
import { env } from '@/lib/config/env';
import { DRIVERS_PAGE, sessionAddress, teamAddress } from '@/lib/season/addresses';
import { OUTCOME_TEXTS, outcomeOf } from '@/lib/season/outcome';
import type { DriverResult } from '@/lib/contract/entities/racing';
import type { Translator } from '@/lib/i18n/translate';
import { JsonLd } from '@/lib/seo/json-ld';
import { teamJsonLd } from '@/lib/seo/team';
import { spoilerAttribute, placesSpoiler, resultsSpoiler } from '@/lib/spoilers/spoiler';
import { loadTeamScreen, type TeamScreen } from './load';
import { teamMatch } from './match';
import { teamMetadata } from './metadata';
import { defineScreen } from '../define-screen';

/** How many of each are shown at first: a team may have a car in every category. */
const CARS = 3;
const PLACES = 3;
const ROUNDS = 3;
const CARS_OF_ROUND = 2;
const NEXT = 2;

type Shown = { readonly screen: TeamScreen };

/** /team/{url}: its cars and drivers, their next sessions, its standings and its results. */
export function TeamPage({ screen }: Shown) {
  const { team, season, cars, rounds, places, standing, language, t } = screen;
  const { name, url, image } = team;
  return (
    <div className="container-site page-sections py-10 md:py-14">
      <JsonLd data={teamJsonLd(team, cars, env().siteUrl)} />
      <Breadcrumb
        t={t}
        trail={[
          { name: t('driver.title'), address: `/${DRIVERS_PAGE}` },
          { name, address: teamAddress(url) },
        ]}
      />
      <header className="team-head" data-portrait={image ? '' : undefined}>
        {image ? (
          <Picture
            image={image}
            aspect="16x9"
            sizes="(min-width: 768px) 28rem, 100vw"
            maxWidth={800}
            priority
            alt={image.alt || name}
            className="diagonal-cut"
          />
        ) : null}
        <div className="min-w-0">
          <Heading level={1} className="slash-over" isContent>
            {name}
          </Heading>
          <p className="mt-4 text-lg text-muted">
            <Facts facts={[t('standings.team'), season]} />
          </p>
          <p className="mt-4">
            <Star subject={{ kind: 'team', id: url, name, address: teamAddress(url) }} place="head" t={t} />
          </p>
          <RaceFigures results={rounds.flatMap(({ results }) => results)} t={t} />
        </div>
      </header>
      {team.content_rendered === '' ? null : <Prose html={team.content_rendered} className="text-lg" />}
      <div className="round-visit">
        <Cars screen={screen} />
        <NextSessions screen={screen} />
      </div>
      <StandingPlaces places={places} shown={PLACES} language={language} t={t} />
      <PointsOfSeason screen={screen} />
      <Season screen={screen} />
      <EarlierSeasons seasons={screen.earlier} t={t} />
      {/* The share picture also has the team's place among teams. */}
      <Share
        address={teamAddress(url)}
        title={name}
        spoiler={
          standing === null
            ? resultsSpoiler(rounds.flatMap(({ results }) => results))
            : pointsSpoiler(standing)
        }
        t={t}
      />
    </div>
  );
}

function Cars({ screen: { cars, drivers, t } }: Shown) {
  if (cars.length === 0) return null;
  const list = (subset: TeamScreen['cars']) => (
    <ul>
      {subset.map((car) => (
        <EntryLine
          key={`${String(car.category?.id ?? 0)} ${car.race_number} ${car.name}`}
          entry={car}
          hasTeam={false}
          hasCategory
          drivers={drivers}
          t={t}
        />
      ))}
    </ul>
  );
  return (
    <section className="min-w-0">
      <SectionHeader heading={t('team.cars')} />
      <StaticPart>
        <PartialList items={cars} firstShown={CARS} list={list} t={t} />
      </StaticPart>
    </section>
  );
}

function NextSessions({ screen: { next, t } }: Shown) {
  const [first] = next;
  if (first === undefined) return null;
  const { round, zone } = first;
  return (
    <aside className="plan own-surface" aria-labelledby="team-next">
      <Heading level={2} size="title-sm" id="team-next">
        {t('results.nextSession')}
      </Heading>
      <p className="mt-1 text-sm">
        <RoundName round={round} className="timing-driver-link" />
      </p>
      <ul className="mt-2">
        {next.slice(0, NEXT).map(({ id, name, category, starts_at, day, time }) => (
          <li key={id} className="team-next">
            <time dateTime={starts_at} className="numeric text-sm text-muted">
              <Facts facts={[day, time]} />
            </time>
            <SmartLink href={sessionAddress(id)} prefetch={false} className="lone-link font-semibold">
              {category.name} <SessionName name={name} t={t} />
            </SmartLink>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-muted">
        {t('timetable.zone')} {zone}
      </p>
    </aside>
  );
}

/** The spoiler of the team's points in its current table. */
const pointsSpoiler = ({ championship, line }: NonNullable<TeamScreen['standing']>) =>
  placesSpoiler([{ id: championship.id, points: line.points }]);

/** The team's points by round; nothing without a teams' table. */
function PointsOfSeason({ screen: { standing, language, t } }: Shown) {
  if (standing === null) return null;
  const { championship, line } = standing;
  const spoiler = pointsSpoiler(standing);
  return (
    <div>
      <div {...spoilerAttribute(spoiler)}>
        <PointsChart
          championship={{ ...championship, standings: [line] }}
          hasTable
          language={language}
          t={t}
        />
      </div>
      <SpoilerCover spoiler={spoiler} what="standings" name={championship.name} />
    </div>
  );
}

/** By round, the latest open; sessions without the team are left out. */
function Season({ screen }: Shown) {
  const { rounds, season, t } = screen;
  const [first, rest] = [rounds.slice(0, ROUNDS), rounds.slice(ROUNDS)];
  const list = (subset: TeamScreen['rounds'], isLatest: boolean) =>
    subset.map((round, index) => (
      <Round key={round.url} round={round} isOpen={isLatest && index === 0} screen={screen} />
    ));
  return (
    <section>
      <SectionHeader
        heading={t('results.title')}
        subheading={rounds.length === 0 ? t('results.none') : season}
      />
      {rounds.length === 0 ? null : (
        <StaticPart className="podium-days">
          {list(first, true)}
          {rest.length === 0 ? null : (
            <ShowAll label={t('common.showAll', { number: rounds.length })}>{list(rest, false)}</ShowAll>
          )}
        </StaticPart>
      )}
    </section>
  );
}

type RoundProps = Shown & { readonly round: TeamScreen['rounds'][number]; readonly isOpen: boolean };

function Round({ round, isOpen, screen: { standing, drivers, language, t } }: RoundProps) {
  const points = standing === null ? null : pointsAtRound(standing.championship, standing.line, round.url);
  const spoiler = points === null ? null : resultsSpoiler(round.results);
  const cars = resultsByCar(round.results);
  const list = (subset: readonly CarAtRound[]) => (
    <ul className="sheet own-surface">
      {subset.map((car) => (
        <Car key={car.key} car={car} drivers={drivers} t={t} />
      ))}
    </ul>
  );
  return (
    <details className="podium-day" open={isOpen}>
      <summary className="fold-head">
        <Heading level={3} size="title-sm">
          <Facts facts={[round.name, round.numberText, round.days]} />
        </Heading>
      </summary>
      {points === null ? null : (
        <>
          <p className="numeric mb-3 text-muted" {...spoilerAttribute(spoiler)}>
            {pointsFormat(language)(points)} {t('standings.points')}
          </p>
          <SpoilerCover spoiler={spoiler} what="result" name={round.name} />
        </>
      )}
      <PartialList items={cars} firstShown={CARS_OF_ROUND} list={list} t={t} />
      {round.url === '' ? null : (
        <p className="mt-2 mb-4">
          <RoundResultsLink round={round} t={t} />
        </p>
      )}
    </details>
  );
}

type CarProps = Pick<TeamScreen, 'drivers' | 't'> & { readonly car: CarAtRound };

function Car({ car: { row, category, results }, drivers, t }: CarProps) {
  const spoiler = resultsSpoiler(results);
  return (
    <li className="sheet-row team-car">
      <div className="min-w-0">
        <p className="font-semibold">
          {row.race_number === '' ? null : <span className="timing-number-small">{row.race_number} </span>}
          <DriverNames row={row} addresses={drivers} />
        </p>
        <p className="text-sm text-muted">
          {category === null ? (
            t('results.otherSessions')
          ) : (
            <CategoryName category={category} className="timing-driver-link" />
          )}
        </p>
      </div>
      <ul className="flex flex-wrap gap-1.5" {...spoilerAttribute(spoiler)}>
        {results.map((result) => (
          <Place key={result.result.id} of={result} t={t} />
        ))}
      </ul>
      <SpoilerCover
        spoiler={spoiler}
        what="result"
        name={[row.race_number, row.name].filter(Boolean).join(' ')}
      />
    </li>
  );
}

/** A session with the team's place in it, linked to its sheet. */
function Place({ of: { result, row }, t }: { readonly of: DriverResult; readonly t: Translator }) {
  const outcome = outcomeOf(row, result.is_a_race);
  const place = row.position ?? (outcome === null ? '–' : t(OUTCOME_TEXTS[outcome]));
  const isPodium = result.is_a_race && row.position !== null && row.position <= 3;
  return (
    <li>
      <SmartLink
        href={sessionAddress(result.id)}
        prefetch={false}
        className="session-chip gap-2"
        data-podium={isPodium ? row.position : undefined}
      >
        <SessionName name={result.session_name} t={t} />{' '}
        <strong className="numeric">
          <span className="sr-only">{t('results.position')}: </span>
          {place}
        </strong>
      </SmartLink>
    </li>
  );
}

export const teamScreen = defineScreen(teamMatch, {
  load: (shown, { language }) => loadTeamScreen(shown, language),
  metadata: ({ data }) => teamMetadata(data),
  View: ({ data }) => <TeamPage screen={data} />,
  hasRaceWeek: true,
});
