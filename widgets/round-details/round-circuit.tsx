import { Picture } from '@/components/media/picture';
import { editMark, type EditedRecord } from '@/components/preview/edit-part';
import { SectionHeader } from '@/components/ui/section-header';
import { StaticPart } from '@/components/ui/static-part';
import type { LapRecord, Venue } from '@/lib/contract/entities/racing';
import type { Language } from '@/lib/contract/languages';
import type { Translator } from '@/lib/i18n/translate';

type RoundCircuitProps = {
  readonly venue: Venue;
  readonly language: Language;
  readonly t: Translator;
  readonly record: EditedRecord;
};

/** The circuit: its shape, its figures, its corners. Nothing if none of these is known. */
export function RoundCircuit({ venue, language, t, record }: RoundCircuitProps) {
  const { name, circuit_layout: layout, length, corners, corner_names: names, lap_record: lap } = venue;
  if (layout === null && length === null && corners === null && names.length === 0 && lap === null)
    return null;
  return (
    <section {...editMark(record, 'venue')}>
      <SectionHeader heading={t('round.circuit')} />
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
                <dd className="display numeric">{kilometres(length, language)}</dd>
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
                  <span className="circuit-holder">{holder(lap)}</span>
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
    </section>
  );
}

const holder = ({ driver, car, year }: LapRecord): string =>
  [driver, car, year === null ? '' : `${year}`].filter((part) => part !== '').join(' · ');

const METRES_IN_KILOMETRE = 1000;

const kilometres = (metres: number, language: Language) =>
  new Intl.NumberFormat(language, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 2 }).format(
    metres / METRES_IN_KILOMETRE,
  );
