import clsx from 'clsx';
import type { CSSProperties } from 'react';
import { ChartTable } from '@/components/ui/chart-table';
import { Heading } from '@/components/ui/heading';
import type { Translator } from '@/lib/i18n/translate';
import { formatLapTime } from '@/lib/season/lap-time';
import type { CarLaps } from '@/lib/season/laps';
import type { Sheet } from '@/lib/season/sheet';
import { stintsByCar, type CarStints, type Stint } from '@/lib/season/stints';

type StintsChartProps = {
  readonly sheet: Sheet;
  readonly laps: readonly CarLaps[];
  readonly t: Translator;
};

/** Only if at least this share of the classified cars stopped was it a race with stops; otherwise somebody spun. */
const SHARE = 0.5;
/** Gap between two stints, in laps. */
const SPACE = 0.25;
/** Width of a digit on the narrowest phone, as a share of the bar. */
const DIGIT = 0.045;

/** The cars in the order of the sheet; empty for a single class, and for a race without stops. */
function charted(
  { isRace, chosen, classified, others }: Sheet,
  laps: readonly CarLaps[],
): readonly CarStints[] {
  if (!isRace || chosen !== null) return [];
  const byRow = new Map(stintsByCar(laps).map((car) => [car.row, car]));
  const of = (rows: Sheet['classified']) => rows.flatMap(({ row }) => byRow.get(row) ?? []);
  const finished = of(classified);
  const stopped = finished.filter(({ stints }) => stints.length > 1);
  return stopped.length === 0 || stopped.length < SHARE * finished.length ? [] : [...finished, ...of(others)];
}

/** '1–18 · 1:24.380'. */
const stintText = ({ from, to, best }: Stint): string =>
  [`${String(from)}–${String(to)}`, best === null ? '' : formatLapTime(best)].filter(Boolean).join(' · ');

/** Whether a stint is too short for its lap count on a phone, where the numbers would overlap. */
const isNarrow = (laps: number, last: number) => laps < String(laps).length * DIGIT * last;

/**
 * The stints of a race with stops: a bar per car, split at its stops, with the laps of each part. Screen readers get the table below.
 * Rendered on the server; it stretches with the page, while its texts keep their size.
 */
export function StintsChart({ sheet, laps, t }: StintsChartProps) {
  const cars = charted(sheet, laps);
  if (cars.length === 0) return null;
  const last = Math.max(...cars.flatMap(({ stints }) => stints.map(({ to }) => to)));
  const most = Math.max(...cars.map(({ stints }) => stints.length));
  const title = t('results.stints');
  return (
    <figure className="stints-chart">
      <figcaption>
        <Heading level={2} size="title-sm">
          {title}
        </Heading>
        <p className="max-w-measure text-sm text-muted">{t('results.stintsNote')}</p>
      </figcaption>
      <div role="img" aria-label={title} dir="ltr">
        {cars.map(({ row, stints }) => (
          <div key={row.race_number} className="stints-car">
            <span className="stints-name">
              <b>{row.race_number}</b> <bdi>{row.name}</bdi>
            </span>
            <div>
              <svg viewBox={`0 0 ${String(last)} 1`} preserveAspectRatio="none" aria-hidden="true">
                {stints.map(({ from, to }) => (
                  <rect key={from} x={from - 1} width={Math.max(to - from + 1 - SPACE, SPACE)} height={1} />
                ))}
              </svg>
              {stints.map(({ from, to }) => (
                <span
                  key={from}
                  className={clsx('stints-laps', isNarrow(to - from + 1, last) && 'max-md:hidden')}
                  style={{ '--across': ((from + to - 1) / 2 / last).toFixed(3) } as CSSProperties}
                >
                  {to - from + 1}
                </span>
              ))}
            </div>
          </div>
        ))}
      </div>
      <ChartTable
        title={title}
        head={t('results.driver')}
        columns={Array.from({ length: most }, (_, index) => t('results.stint', { number: index + 1 }))}
        lines={cars.map(({ row, stints }) => ({
          key: row.race_number,
          name: [row.race_number, row.name].join(' '),
          cells: Array.from({ length: most }, (_, index) => {
            const stint = stints[index];
            return stint === undefined ? '' : stintText(stint);
          }),
        }))}
        t={t}
      />
    </figure>
  );
}
