import 'server-only';
import { BroadcastList, ClockChoice } from '@/components/islands.client';
import { RaceDayPanel } from '@/components/race-day/race-day-panel';
import { Facts } from '@/components/ui/facts';
import { Heading } from '@/components/ui/heading';
import { SmartLink } from '@/components/ui/smart-link';
import { env } from '@/lib/config/env';
import { roundAddress } from '@/lib/content/addresses';
import type { Language } from '@/lib/contract/languages';
import { CHAMPIONSHIP_TIME_ZONE } from '@/lib/dates/time-zone';
import type { Translator } from '@/lib/i18n/translate';
import { countryOfZone } from '@/lib/season/broadcasts';
import { broadcastJsonLd } from '@/lib/seo/broadcast';
import { JsonLd } from '@/lib/seo/json-ld';
import { loadWatch } from './load-watch';

type WatchProps = { readonly language: Language; readonly t: Translator };

/** Who shows the round that is on or next, below the first block of the page where viewers look for it. */
export async function WatchSection({ language, t }: WatchProps) {
  return (
    <section className="container-site py-10" aria-label={t('watch.title')}>
      <WatchRound language={language} t={t} />
    </section>
  );
}

/** Who shows the round that is on or next: by country, kind, language and time. */
export async function WatchRound({ language, t }: WatchProps) {
  const { round, numberText, dateRange, zone, hours, broadcasts, shown, countries } = await loadWatch(
    language,
    t,
  );
  if (round === null) return <p className="mt-6 text-muted">{t('round.none')}</p>;
  return (
    <>
      <Heading level={2} size="title" className="mt-3" isContent>
        {round.name}
      </Heading>
      <p className="numeric mt-1 mb-6 flex flex-wrap items-center gap-x-4 gap-y-1">
        <span>
          <Facts facts={[numberText, dateRange]} />
        </span>
        <SmartLink href={roundAddress(round.url)} className="text-link">
          {t('round.details')}
        </SmartLink>
      </p>
      {hours ? <RaceDayPanel hours={hours} language={language} t={t} /> : null}
      {broadcasts.map((broadcast, index) => (
        <JsonLd key={index} data={broadcastJsonLd(broadcast, round, env().siteUrl)} />
      ))}
      {shown.length === 0 ? (
        <p className="mt-6 text-muted">{t('watch.none')}</p>
      ) : (
        <div className="mt-8" data-timetable>
          <div className="timetable-clock">
            <p className="text-sm text-muted">
              {t('timetable.zone')} <span data-zone>{zone}</span>
            </p>
            <ClockChoice
              legend={t('timetable.clock')}
              labels={{ track: t('timetable.track'), mine: t('timetable.mine') }}
            />
          </div>
          <BroadcastList
            broadcasts={shown}
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
