import { Picture } from '@/components/media/picture';
import { Facts } from '@/components/ui/facts';
import { StaticPart } from '@/components/ui/static-part';
import type { LapRecord, Venue } from '@/lib/contract/entities/racing';
import type { Language } from '@/lib/contract/languages';
import type { Translator } from '@/lib/i18n/translate';
import { circuitLength } from '@/lib/season/circuit-length';
import { DriverNames } from './driver-names';

type CircuitFactsProps = {
  readonly venue: Venue;
  /** Addresses of drivers' pages by full name. */
  readonly drivers: ReadonlyMap<string, string>;
  readonly language: Language;
  readonly t: Translator;
};

/** Whether anything is known of a circuit besides its location. */
export const hasCircuitFacts = ({
  circuit_layout,
  length,
  corners,
  corner_names,
  lap_record,
}: Venue): boolean =>
  circuit_layout !== null ||
  length !== null ||
  corners !== null ||
  corner_names.length > 0 ||
  lap_record !== null;

/** A circuit's layout, figures and corners. */
export function CircuitFacts({ venue, drivers, language, t }: CircuitFactsProps) {
  const { name, circuit_layout: layout, length, corners, corner_names: names, lap_record: lap } = venue;
  return (
    <StaticPart className="circuit">
      {layout ? (
        <div className="circuit-layout">
          <Picture
            image={layout}
            sizes="(min-width: 1024px) 40rem, 100vw"
            maxWidth={800}
            alt={layout.alt || t('round.layoutOf', { venue: name })}
            fit="contain"
            className="h-full w-full"
          />
        </div>
      ) : null}
      <div className="circuit-facts">
        <dl className="figure-list">
          {length === null ? null : (
            <div>
              <dt>{t('round.length')}</dt>
              <dd className="display numeric">{circuitLength(length, language)}</dd>
            </div>
          )}
          {corners === null ? null : (
            <div>
              <dt>{t('round.corners')}</dt>
              <dd className="display numeric">{corners}</dd>
            </div>
          )}
          {lap === null ? null : (
            <div>
              <dt>{t('round.lapRecord')}</dt>
              <dd>
                <span className="display numeric">{lap.time}</span>
                <span className="circuit-holder">
                  <Holder of={lap} drivers={drivers} />
                </span>
              </dd>
            </div>
          )}
        </dl>
        {names.length === 0 ? null : (
          <ol className="corner-names" aria-label={t('round.corners')}>
            {names.map((corner) => (
              <li key={corner}>{corner}</li>
            ))}
          </ol>
        )}
      </div>
    </StaticPart>
  );
}

type HolderProps = Pick<CircuitFactsProps, 'drivers'> & { readonly of: LapRecord };

/** The record's holder, with the car and the year. */
const Holder = ({ of: { driver, car, year }, drivers }: HolderProps) => (
  <Facts
    facts={[
      driver === '' ? null : (
        <DriverNames key="driver" row={{ name: driver, drivers: [] }} addresses={drivers} />
      ),
      car,
      year === null ? '' : `${year}`,
    ]}
  />
);
