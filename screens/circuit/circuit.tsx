import 'server-only';
import { CircuitFacts, hasCircuitFacts } from '@/components/racing/circuit-facts';
import { LapRecords } from '@/components/racing/lap-records';
import { PastWinners } from '@/components/racing/past-winners';
import { Podiums } from '@/components/racing/podiums';
import { RoundList } from '@/components/racing/round-list';
import { VenueMap } from '@/components/racing/venue-map';
import { Share } from '@/components/share/share';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { ShowAll } from '@/components/ui/fold';
import { Heading } from '@/components/ui/heading';
import { SectionHeader } from '@/components/ui/section-header';
import { StaticPart } from '@/components/ui/static-part';
import { env } from '@/lib/config/env';
import { circuitAddress, PAST_WINNERS, ROUNDS_ADDRESS } from '@/lib/season/addresses';
import { circuitJsonLd } from '@/lib/seo/event';
import { JsonLd } from '@/lib/seo/json-ld';
import { addressLines, placeLine } from '@/lib/season/venue-place';
import { loadCircuitScreen, type CircuitScreen } from './load';
import { circuitMatch } from './match';
import { circuitMetadata } from './metadata';
import { defineScreen } from '../define-screen';

/** How many past rounds, and categories of a round's winners, are shown at first. */
const ROUNDS = 4;
const CATEGORIES = 3;

/** /circuit/{url}: a circuit's location and layout, its past and future races, and how to get there. */
export function CircuitPage({ screen }: { readonly screen: CircuitScreen }) {
  const { circuit, winners, drivers, language, t } = screen;
  const { name, url } = circuit;
  const place = placeLine(circuit);
  return (
    <div className="container-site page-sections py-10 md:py-14">
      <JsonLd data={circuitJsonLd(circuit, env().siteUrl)} />
      <Breadcrumb
        t={t}
        trail={[
          { name: t('round.calendar'), address: ROUNDS_ADDRESS },
          { name, address: circuitAddress(url) },
        ]}
      />
      <header>
        <Heading level={1} className="slash-over" isContent>
          {name}
        </Heading>
        {place === '' ? null : (
          <p className="mt-4 text-lg text-muted">
            <bdi>{place}</bdi>
          </p>
        )}
      </header>
      {hasCircuitFacts(circuit) ? (
        <section aria-label={t('round.circuit')}>
          <CircuitFacts venue={circuit} drivers={drivers} language={language} t={t} />
        </section>
      ) : null}
      <div className="round-visit">
        <RoundsHere screen={screen} />
        <GettingThere screen={screen} />
      </div>
      <LapRecords laps={circuit.best_laps} drivers={drivers} t={t} />
      {winners.length === 0 ? null : (
        <section id={PAST_WINNERS}>
          <SectionHeader heading={t('round.pastWinners')} />
          <Podiums days={winners} drivers={drivers} level={3} shown={CATEGORIES} t={t} />
          <PastWinners races={circuit.past_races} drivers={drivers} />
        </section>
      )}
      <Share address={circuitAddress(url)} title={name} t={t} />
    </div>
  );
}

/** The upcoming rounds, then the past ones. */
function RoundsHere({ screen: { ahead, past, t } }: { readonly screen: CircuitScreen }) {
  const [first, rest] = [past.slice(0, ROUNDS), past.slice(ROUNDS)];
  return (
    <section className="min-w-0">
      <SectionHeader heading={t('round.atCircuit')} />
      <StaticPart>
        <RoundList entries={[...ahead, ...first]} level={3} isAtCircuit t={t} />
        {rest.length === 0 ? null : (
          <ShowAll label={t('common.showAll', { number: ahead.length + past.length })}>
            <RoundList entries={rest} level={3} isAtCircuit t={t} />
          </ShowAll>
        )}
      </StaticPart>
    </section>
  );
}

function GettingThere({ screen: { circuit, t } }: { readonly screen: CircuitScreen }) {
  const address = addressLines(circuit);
  return (
    <aside className="plan own-surface" aria-labelledby="circuit-way">
      <Heading level={2} size="title-sm" id="circuit-way">
        {t('round.gettingThere')}
      </Heading>
      {address.length === 0 ? null : (
        <address className="mt-2 not-italic">
          <bdi>{address.join(', ')}</bdi>
        </address>
      )}
      <VenueMap venue={circuit} t={t} />
    </aside>
  );
}

export const circuitScreen = defineScreen(circuitMatch, {
  load: (shown, { language }) => loadCircuitScreen(shown, language),
  metadata: ({ data }) => circuitMetadata(data),
  View: ({ data }) => <CircuitPage screen={data} />,
  hasRaceWeek: true,
});
