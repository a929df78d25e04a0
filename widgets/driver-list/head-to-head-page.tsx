import { CategoryName } from '@/components/racing/category-name';
import { SheetRoundHead } from '@/components/racing/sheet-round-head';
import { Share } from '@/components/share/share';
import { pointsFormat } from '@/components/standings/points';
import { SpoilerCover } from '@/components/spoilers/spoiler-cover';
import { StandingPlaces } from '@/components/standings/standing-places';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Facts } from '@/components/ui/facts';
import { Heading } from '@/components/ui/heading';
import { StaticPart } from '@/components/ui/static-part';
import { DRIVERS_PAGE, driverAddress } from '@/lib/season/addresses';
import type { TimingRow } from '@/lib/contract/entities/racing';
import type { Translator } from '@/lib/i18n/translate';
import type { SharedSession, Side, Tally } from '@/lib/season/head-to-head';
import { fullName } from '@/lib/shared/full-name';
import { spoilerAttribute, placesSpoiler, resultsSpoiler } from '@/lib/spoilers/spoiler';
import type { WidgetContext } from '../define-widget';
import { ComparedSeason } from './compared-season';
import { ComparedDriver, ComparedResult, SessionHead } from './compared-session';
import { addressOf, namesOf, type HeadToHead, type SharedRound } from './load-head-to-head';
import { SharedPoints } from './shared-points';

type PageProps = { readonly data: HeadToHead; readonly context: WidgetContext };

/** Two drivers in a season: how often each was ahead, their points, and every session that both were in. */
export function HeadToHeadPage({ data, context }: PageProps) {
  const { drivers, season, category, rounds, shared, others } = data;
  const { language, t, isFirst } = context;
  const [first] = drivers;
  const address = addressOf(drivers);
  // Points also come from sessions that only one of them was in.
  const spoiler =
    shared === null
      ? resultsSpoiler(rounds.flatMap(({ sessions }) => sessions))
      : placesSpoiler(shared.standings.map(({ points }) => ({ id: shared.championship.id, points })));
  return (
    <div>
      <StaticPart>
        <Breadcrumb
          t={t}
          trail={[
            { name: t('driver.title'), address: `/${DRIVERS_PAGE}` },
            { name: category.name, address: driverAddress(category.url) },
            { name: fullName(first), address: driverAddress(first.url) },
            { name: t('driver.headToHead'), address },
          ]}
        />
        <Heading level={isFirst ? 1 : 2} size="display" className="slash-over" isContent>
          {namesOf(drivers)}
        </Heading>
        <p className="mt-4 text-lg text-muted">
          <Facts
            facts={[
              t('driver.headToHead'),
              <CategoryName key={category.url} category={category} className="text-link" />,
              season,
            ]}
          />
        </p>
        <div {...spoilerAttribute(spoiler)}>
          <Totals data={data} context={context} />
        </div>
        <SpoilerCover spoiler={spoiler} what="result" name={t('driver.headToHead')} />
        {shared === null ? null : (
          <>
            <SharedPoints shared={shared} spoiler={spoiler} language={language} t={t} />
            <StandingPlaces
              places={shared.standings.map((place) => ({
                championship: shared.championship,
                place,
                isNamed: true,
              }))}
              className="mt-12"
              language={language}
              t={t}
            />
          </>
        )}
        <ComparedSeason
          drivers={drivers}
          rounds={rounds}
          shared={shared}
          sheetOf={(round) => (
            <RoundOfBoth key={round.url} round={round} drivers={drivers} context={context} />
          )}
          className="lg:grid-cols-2"
          others={others}
          t={t}
        />
      </StaticPart>
      <Share address={address} title={`${namesOf(drivers)}: ${t('driver.headToHead')}`} t={t} />
    </div>
  );
}

/** A table header whose two columns are the drivers'. */
function DriverColumns({ drivers }: Pick<HeadToHead, 'drivers'>) {
  return (
    <thead>
      <tr>
        <td />
        {drivers.map((driver) => (
          <th key={driver.id} scope="col">
            <ComparedDriver driver={driver} />
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Totals({ data: { drivers, tallies, rounds, shared }, context: { language, t } }: PageProps) {
  if (rounds.length === 0) return <p className="mt-8 text-lg">{t('driver.notMet')}</p>;
  const points = pointsFormat(language);
  const [firstLine, secondLine] = shared?.standings ?? [];
  const lines: readonly (readonly [string, Tally])[] = [
    [t('session.name.qualifying'), tallies.qualifying],
    [t('driver.races'), tallies.races],
    [t('driver.quickerLap'), tallies.bestLaps],
  ];
  return (
    <div className="mt-8">
      <table className="timing-table head-to-head">
        <caption className="sr-only">{t('driver.headToHead')}</caption>
        <DriverColumns drivers={drivers} />
        <tbody>
          {lines
            .filter(([, [first, second]]) => first + second > 0)
            .map(([label, [first, second]]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <Figure isAhead={first > second}>{first}</Figure>
                <Figure isAhead={second > first}>{second}</Figure>
              </tr>
            ))}
          {firstLine && secondLine ? (
            <tr>
              <th scope="row">{t('standings.points')}</th>
              <Figure isAhead={firstLine.points > secondLine.points}>{points(firstLine.points)}</Figure>
              <Figure isAhead={secondLine.points > firstLine.points}>{points(secondLine.points)}</Figure>
            </tr>
          ) : null}
        </tbody>
      </table>
      <p className="mt-3 max-w-measure text-sm text-muted">{t('driver.headToHeadNote')}</p>
    </div>
  );
}

type FigureProps = { readonly isAhead: boolean; readonly children: string | number };

const Figure = ({ isAhead, children }: FigureProps) => (
  <td className="display numeric" data-ahead={isAhead ? '' : undefined}>
    {children}
  </td>
);

type RoundProps = Pick<HeadToHead, 'drivers'> & {
  readonly round: SharedRound;
  readonly context: WidgetContext;
};

function RoundOfBoth({ round, drivers, context: { language, t } }: RoundProps) {
  const { name, url, numberText, days, sessions, points } = round;
  const spoiler = resultsSpoiler(sessions);
  return (
    <section className="sheet own-surface">
      <SheetRoundHead round={{ name, url }} facts={[numberText, days]} />
      <table className="timing-table head-to-head" {...spoilerAttribute(spoiler)}>
        <caption className="sr-only">{name}</caption>
        <DriverColumns drivers={drivers} />
        <tbody>
          {sessions.map((session) => (
            <SessionOfBoth key={session.result.id} session={session} t={t} />
          ))}
          {points.every((own) => own === null) ? null : (
            <tr>
              <th scope="row">{t('standings.points')}</th>
              {points.map((own, side) => (
                <td key={drivers[side]?.id ?? side} className="numeric">
                  {own === null ? '–' : pointsFormat(language)(own)}
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
      <SpoilerCover spoiler={spoiler} what="result" name={name} />
    </section>
  );
}

type SessionProps = { readonly session: SharedSession; readonly t: Translator };

function SessionOfBoth({ session: { result, rows, ahead, quicker }, t }: SessionProps) {
  const [first, second] = rows;
  const car = (row: TimingRow, side: Side) => (
    <td data-ahead={ahead === side ? '' : undefined}>
      <ComparedResult row={row} isRace={result.is_a_race} isFastest={quicker === side} t={t} />
    </td>
  );
  return (
    <tr>
      <SessionHead result={result} t={t} />
      {car(first, 0)}
      {car(second, 1)}
    </tr>
  );
}
