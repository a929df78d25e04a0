import type { CSSProperties } from 'react';
import { CategoryName } from '@/components/racing/category-name';
import { SheetRoundHead } from '@/components/racing/sheet-round-head';
import { Share } from '@/components/share/share';
import { pointsFormat } from '@/components/standings/points';
import { SpoilerCover } from '@/components/spoilers/spoiler-cover';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Facts } from '@/components/ui/facts';
import { Heading } from '@/components/ui/heading';
import { SidewaysScroll } from '@/components/ui/sideways-scroll';
import { SmartLink } from '@/components/ui/smart-link';
import { StaticPart } from '@/components/ui/static-part';
import { DRIVERS_PAGE, driverAddress } from '@/lib/season/addresses';
import type { Translator } from '@/lib/i18n/translate';
import type { ComparedSession } from '@/lib/season/comparison';
import { fullName } from '@/lib/shared/full-name';
import { spoilerAttribute, placesSpoiler, resultsSpoiler } from '@/lib/spoilers/spoiler';
import type { WidgetContext } from '../define-widget';
import { ComparedSeason } from './compared-season';
import { ComparedDriver, ComparedResult, SessionHead } from './compared-session';
import { addressOfAll, allNames, type ComparedRound, type Comparison } from './load-comparison';
import { SharedPoints } from './shared-points';

type PageProps = { readonly data: Comparison; readonly context: WidgetContext };

/** Three to five drivers in a season: figures, points and places as lines, and every session with at least two of them. */
export function ComparisonPage({ data, context }: PageProps) {
  const { drivers, season, category, rounds, shared, others } = data;
  const { language, t, isFirst } = context;
  const address = addressOfAll(drivers);
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
            { name: t('driver.comparison'), address },
          ]}
        />
        <Heading level={isFirst ? 1 : 2} size="display" className="slash-over">
          {t('driver.comparison')}
        </Heading>
        <p className="mt-4 text-lg text-muted">
          <Facts
            facts={[<CategoryName key={category.url} category={category} className="text-link" />, season]}
          />
        </p>
        <div className="mt-8" {...spoilerAttribute(spoiler)}>
          <Totals data={data} context={context} />
        </div>
        <SpoilerCover spoiler={spoiler} what="result" name={t('driver.comparison')} />
        {shared === null ? null : (
          <SharedPoints shared={shared} spoiler={spoiler} language={language} t={t} />
        )}
        <ComparedSeason
          drivers={drivers}
          rounds={rounds}
          shared={shared}
          sheetOf={(round) => <Round key={round.url} round={round} drivers={drivers} t={t} />}
          others={others}
          t={t}
        />
        <LeaveOut drivers={drivers} t={t} />
      </StaticPart>
      <Share address={address} title={`${allNames(data)}: ${t('driver.comparison')}`} t={t} />
    </div>
  );
}

type OfDrivers = Pick<Comparison, 'drivers'> & { readonly t: Translator };

/** Links to the same comparison without one of the drivers. */
function LeaveOut({ drivers, t }: OfDrivers) {
  return (
    <nav className="mt-12" aria-labelledby="leave-out">
      <Heading level={2} id="leave-out" className="mb-6">
        {t('driver.leaveOut')}
      </Heading>
      <ul className="flex flex-wrap gap-2">
        {drivers.map((driver) => (
          <li key={driver.id}>
            <SmartLink
              href={addressOfAll(drivers.filter((other) => other !== driver))}
              prefetch={false}
              className="chip"
            >
              <bdi>{fullName(driver)}</bdi>
            </SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A row per driver, with their season in figures. */
function Totals({ data: { drivers, totals, shared }, context: { language, t } }: PageProps) {
  const points = pointsFormat(language);
  return (
    <SidewaysScroll label={t('driver.comparison')}>
      <table className="timing-table standings-table">
        <caption className="sr-only">{t('driver.comparison')}</caption>
        <thead>
          <tr>
            <th scope="col" className="standings-name">
              {t('results.driver')}
            </th>
            {[
              ...(shared === null ? [] : [t('standings.points')]),
              ...[
                t('driver.races'),
                t('driver.wins'),
                t('driver.podiums'),
                t('driver.poles'),
                t('driver.best'),
              ],
            ].map((label) => (
              <th key={label} scope="col" className="timing-figures">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {totals.map(({ races, wins, podiums, poles, best }, index) => {
            const driver = drivers[index];
            if (driver === undefined) return null;
            const line = shared?.standings[index];
            const figures = [
              ...(line ? [points(line.points)] : []),
              races,
              wins,
              podiums,
              poles ?? '–',
              best ?? '–',
            ];
            return (
              <tr key={driver.id}>
                <th scope="row" className="standings-name">
                  <ComparedDriver driver={driver} />
                </th>
                {figures.map((figure, at) => (
                  <td key={at} className="timing-figures">
                    {figure}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </SidewaysScroll>
  );
}

type RoundProps = OfDrivers & { readonly round: ComparedRound };

function Round({ round: { name, url, numberText, days, sessions }, drivers, t }: RoundProps) {
  const spoiler = resultsSpoiler(sessions);
  return (
    <section className="sheet own-surface min-w-0">
      <SheetRoundHead round={{ name, url }} facts={[numberText, days]} />
      <div {...spoilerAttribute(spoiler)}>
        <SidewaysScroll label={name}>
          <table
            className="timing-table head-to-head comparison"
            style={{ '--drivers': drivers.length } as CSSProperties}
          >
            <caption className="sr-only">{name}</caption>
            <thead>
              <tr>
                <td />
                {drivers.map((driver) => (
                  <th key={driver.id} scope="col">
                    <bdi>{fullName(driver)}</bdi>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {sessions.map((session) => (
                <Session key={session.result.id} session={session} t={t} />
              ))}
            </tbody>
          </table>
        </SidewaysScroll>
      </div>
      <SpoilerCover spoiler={spoiler} what="result" name={name} />
    </section>
  );
}

type SessionProps = { readonly session: ComparedSession; readonly t: Translator };

function Session({ session: { result, rows, quickest }, t }: SessionProps) {
  return (
    <tr>
      <SessionHead result={result} t={t} />
      {rows.map((row, index) => (
        <td key={index}>
          {row === null ? (
            '–'
          ) : (
            <ComparedResult row={row} isRace={result.is_a_race} isFastest={quickest.includes(index)} t={t} />
          )}
        </td>
      ))}
    </tr>
  );
}
