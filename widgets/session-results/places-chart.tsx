import type { CSSProperties } from 'react';
import { SessionName } from '@/components/racing/session-name';
import { Heading } from '@/components/ui/heading';
import { SmartLink } from '@/components/ui/smart-link';
import { sessionAddress } from '@/lib/season/addresses';
import type { Translator } from '@/lib/i18n/translate';
import type { NearSession } from './related-sessions';
import type { Sheet } from '@/lib/season/sheet';

type PlacesChartProps = {
  readonly sheet: Sheet;
  /** The session that set the grid; null if unknown. */
  readonly gridFrom: NearSession | null;
  readonly t: Translator;
};

/** With fewer there is nothing to see. */
const MIN_CARS = 3;

/**
 * A race from the grid to the finish: a line per classified car, coloured by gain or loss. The sheet has the same figures in words, so
 * screen readers get only its title. Rendered on the server; it stretches with the page, while its texts keep their size.
 */
export function PlacesChart({ sheet, gridFrom, t }: PlacesChartProps) {
  // Places in class don't match those on the grid.
  if (!sheet.isRace || !sheet.hasGrid || sheet.chosen !== null) return null;
  const cars = sheet.classified.flatMap(({ row, gain }) =>
    gain === null || row.grid === null || row.position === null
      ? []
      : [{ from: row.grid, to: row.position, name: row.name, number: row.race_number, gain }],
  );
  if (cars.length < MIN_CARS) return null;
  const last = Math.max(...cars.flatMap(({ from, to }) => [from, to]));
  const down = (place: number) => (place - 0.5) / last;
  const title = t('results.fromGrid');
  return (
    <figure className="places-chart">
      <figcaption>
        <Heading level={2} size="title-sm">
          {title}
        </Heading>
        {gridFrom === null ? null : (
          <>
            {t('results.grid')}:{' '}
            <SmartLink href={sessionAddress(gridFrom.id)} prefetch={false} className="text-link">
              <SessionName name={gridFrom.session_name} t={t} />
            </SmartLink>
          </>
        )}
      </figcaption>
      <div role="img" aria-label={title} dir="ltr" style={{ '--cars': last } as CSSProperties}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {cars.map(({ from, to, gain, ...car }) => (
            <path
              key={`${car.number} ${car.name}`}
              data-gain={Math.sign(gain)}
              d={`M0 ${(100 * down(from)).toFixed(2)}C40 ${(100 * down(from)).toFixed(2)} 60 ${(100 * down(to)).toFixed(2)} 100 ${(100 * down(to)).toFixed(2)}`}
            />
          ))}
        </svg>
        {cars.map(({ from, to, name, number }) => (
          <span
            key={`${number} ${name}`}
            className="places-chart-car"
            style={{ '--from': down(from).toFixed(4), '--to': down(to).toFixed(4) } as CSSProperties}
          >
            <span>{from}</span>
            <span>
              <b>{to}</b> <bdi>{name}</bdi>
            </span>
          </span>
        ))}
      </div>
    </figure>
  );
}
