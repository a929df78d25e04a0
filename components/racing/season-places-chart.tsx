import { SpoilerCover } from '@/components/spoilers/spoiler-cover';
import { ChartTable } from '@/components/ui/chart-table';
import { LineChart } from '@/components/ui/line-chart';
import type { TimingRow } from '@/lib/contract/entities/racing';
import type { Translator } from '@/lib/i18n/translate';
import { OUTCOME_TEXTS, outcomeOf } from '@/lib/season/outcome';
import { sessionName } from '@/lib/season/session-name';
import { spoilerAttribute, resultsSpoiler } from '@/lib/spoilers/spoiler';
import { seasonPlaces, type ChartedRace } from './season-places';

type SeasonPlacesChartProps = {
  /** In order of time. */
  readonly races: readonly ChartedRace[];
  /** Names of the drivers, in the order of a race's rows. */
  readonly names: readonly string[];
  /** A round's number in its championship, by its URL name; undefined for none. */
  readonly numberOf: (round: string) => number | undefined;
  readonly t: Translator;
};

/** The finishing places of a few drivers, race by race through a season. Screen readers get one sentence and a table. */
export function SeasonPlacesChart({ races, names, numberOf, t }: SeasonPlacesChartProps) {
  const chart = seasonPlaces(races);
  if (chart === null) return null;
  const title = t('driver.placesByRace');
  const lines = chart.lines.map((line, index) => ({ line, name: names[index] ?? '', key: String(index) }));
  const roundText = (url: string) => {
    const number = numberOf(url);
    return number === undefined ? '' : t('standings.roundShort', { number });
  };
  const spoiler = resultsSpoiler(races);
  return (
    <>
      <div {...spoilerAttribute(spoiler)}>
        <LineChart
          title={title}
          description={`${title}: ${lines.map(({ name, line }) => `${name} ${String(line?.last ?? '–')}`).join(', ')}`}
          lines={lines.map(({ key, name, line }) => ({
            ...{ key, name, figure: String(line?.last ?? '–'), path: line?.path ?? '', end: line?.end ?? 1 },
          }))}
          marks={chart.marks.map(({ at, place }) => ({ at, text: String(place) }))}
          labels={chart.rounds
            .map(({ at, url }) => ({ at, text: roundText(url) }))
            .filter(({ text }) => text !== '')}
        >
          <ChartTable
            title={title}
            head={t('results.driver')}
            columns={races.map(({ result }) =>
              [roundText(result.round?.url ?? ''), sessionName(result.session_name, t)]
                .filter(Boolean)
                .join(' '),
            )}
            lines={lines.map(({ key, name }, index) => ({
              ...{ key, name, cells: races.map(({ rows }) => placeText(rows[index] ?? null, t)) },
            }))}
            t={t}
          />
        </LineChart>
      </div>
      <SpoilerCover spoiler={spoiler} what="result" name={title} />
    </>
  );
}

/** '3', 'DNF', or '–' for a driver who wasn't in a race. */
function placeText(row: TimingRow | null, t: Translator): string {
  if (row === null) return '–';
  const outcome = outcomeOf(row, true);
  return row.position === null ? (outcome === null ? '–' : t(OUTCOME_TEXTS[outcome])) : String(row.position);
}
