import { editMark, type EditedRecord } from '@/components/preview/edit-part';
import { CircuitFacts, hasCircuitFacts } from '@/components/racing/circuit-facts';
import { PhoneFold } from '@/components/ui/fold';
import { SectionHeader } from '@/components/ui/section-header';
import { ViewAllLink } from '@/components/ui/view-all-link';
import { circuitAddress, PAST_WINNERS } from '@/lib/season/addresses';
import type { Venue } from '@/lib/contract/entities/racing';
import type { Language } from '@/lib/contract/languages';
import type { Translator } from '@/lib/i18n/translate';

type RoundCircuitProps = {
  readonly venue: Venue;
  /** Whether its page has winners from before this round. */
  readonly hasPastWinners: boolean;
  /** Addresses of drivers' pages by full name. */
  readonly drivers: ReadonlyMap<string, string>;
  readonly language: Language;
  readonly t: Translator;
  readonly record: EditedRecord;
};

/** The round's circuit, linked to its page. Nothing if nothing is known about it. */
export function RoundCircuit({ venue, hasPastWinners, drivers, language, t, record }: RoundCircuitProps) {
  const { name, url } = venue;
  if (!hasCircuitFacts(venue)) return null;
  return (
    <section {...editMark(record, 'venue')}>
      <SectionHeader
        heading={t('round.circuit')}
        aside={url === '' ? null : <ViewAllLink href={circuitAddress(url)}>{name}</ViewAllLink>}
      />
      <PhoneFold summary={<bdi className="font-semibold">{name}</bdi>}>
        <CircuitFacts venue={venue} drivers={drivers} language={language} t={t} />
        {hasPastWinners ? (
          <p className="mt-6">
            <ViewAllLink href={`${circuitAddress(url)}#${PAST_WINNERS}`}>
              {t('round.pastWinners')}
            </ViewAllLink>
          </p>
        ) : null}
      </PhoneFold>
    </section>
  );
}
