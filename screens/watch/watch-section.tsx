import 'server-only';
import { BroadcastList } from '@/components/islands.client';
import { TimetableClock } from '@/components/racing/timetable-clock';
import { RaceDayPanel } from '@/components/race-day/race-day-panel';
import { RoundName } from '@/components/racing/round-name';
import { Heading } from '@/components/ui/heading';
import { env } from '@/lib/config/env';
import type { Language } from '@/lib/contract/languages';
import { CHAMPIONSHIP_TIME_ZONE } from '@/lib/dates/time-zone';
import type { Translator } from '@/lib/i18n/translate';
import { countryOfZone } from '@/lib/season/broadcasts';
import { broadcastJsonLd } from '@/lib/seo/broadcast';
import { JsonLd } from '@/lib/seo/json-ld';
import { CurrentRoundLine } from '@/components/racing/current-round-line';
import { loadWatch, type LoadedWatch } from './load';

type WatchProps = { readonly language: Language; readonly t: Translator };

/** Who shows the current or next round, below the first block of the page where viewers look for it. */
export async function WatchSection({ language, t }: WatchProps) {
  return (
    <section className="container-site py-10" aria-label={t('watch.title')}>
      <WatchRound watch={await loadWatch(language, t)} language={language} t={t} />
    </section>
  );
}

/** Who shows the current or next round: by country, kind, language and time. After the season it says so. */
export function WatchRound({ watch, language, t }: WatchProps & { readonly watch: LoadedWatch }) {
  const { shown, zone, hours, broadcasts, listed, countries } = watch;
  if (shown === null) return <p className="mt-6 text-muted">{t('round.none')}</p>;
  return (
    <>
      <Heading level={2} size="title" className="mt-3" isContent>
        <RoundName round={shown.round} className="hover:text-brand-ink" />
      </Heading>
      <CurrentRoundLine shown={shown} t={t} />
      {hours ? <RaceDayPanel hours={hours} language={language} t={t} /> : null}
      {broadcasts.map((broadcast, index) => (
        <JsonLd key={index} data={broadcastJsonLd(broadcast, shown.round, env().siteUrl)} />
      ))}
      {listed.length === 0 ? (
        shown.stage === 'season-over' ? null : (
          <p className="mt-6 text-muted">{t('watch.none')}</p>
        )
      ) : (
        <div className="mt-8" data-timetable>
          <TimetableClock zone={zone} t={t} />
          <BroadcastList
            broadcasts={listed}
            countries={countries}
            home={countryOfZone(countries, CHAMPIONSHIP_TIME_ZONE)}
            language={language}
            labels={{
              country: t('watch.country'),
              any: t('watch.otherCountry'),
              wholeRound: t('watch.wholeRound'),
            }}
          />
        </div>
      )}
    </>
  );
}
