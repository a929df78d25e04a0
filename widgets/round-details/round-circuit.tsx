import { Picture } from '@/components/media/picture';
import { PlaceMap } from '@/components/media/place-map';
import { editMark, type EditedRecord } from '@/components/preview/edit-part';
import { SectionHeader } from '@/components/ui/section-header';
import type { Language } from '@/lib/contract/languages';
import type { Venue } from '@/lib/contract/entities/racing';
import type { Translator } from '@/lib/i18n/translate';

type RoundCircuitProps = {
  readonly venue: Venue;
  readonly language: Language;
  readonly t: Translator;
  readonly record: EditedRecord;
};

/** The circuit: its shape, its figures, the way there. */
export function RoundCircuit({ venue, language, t, record }: RoundCircuitProps) {
  const { name, circuit_layout: layout, length, corners } = venue;
  const address = addressLines(venue);
  return (
    <section {...editMark(record, 'venue')}>
      <SectionHeader heading={t('round.circuit')} subheading={name} />
      <div className="circuit">
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
          </dl>
          {address.length === 0 ? null : (
            <address className="mt-6 not-italic">
              {address.map((line) => (
                <bdi key={line} className="block rtl:text-right">
                  {line}
                </bdi>
              ))}
            </address>
          )}
        </div>
        <div className="circuit-map">
          <PlaceMap place={{ location: placeOf(venue) }} name={name} t={t} />
        </div>
      </div>
    </section>
  );
}

const METRES_IN_KILOMETRE = 1000;

const kilometres = (metres: number, language: Language) =>
  new Intl.NumberFormat(language, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 2 }).format(
    metres / METRES_IN_KILOMETRE,
  );

function addressLines({ address }: Venue): string[] {
  if (!address) return [];
  const { street_address, suburb_name, state, postcode, country } = address;
  const town = [suburb_name, postcode].filter((part) => part !== '').join(' ');
  return [street_address, town, state, country].filter((line) => line !== '');
}

/** Coordinates find a gate on a country road; without them the name and the address must do. */
function placeOf(venue: Venue): string {
  const { lat, lng } = venue.address ?? { lat: null, lng: null };
  if (lat !== null && lng !== null) return `${lat},${lng}`;
  return [venue.name, ...addressLines(venue)].join(', ');
}
