import 'server-only';
import type { Metadata } from 'next';
import { BroadcastList } from '@/components/race-day/broadcast-list.client';
import { RaceDayPanel } from '@/components/race-day/race-day-panel';
import { ClockChoice } from '@/components/racing/clock-choice.client';
import { Heading } from '@/components/ui/heading';
import { SmartLink } from '@/components/ui/smart-link';
import { env } from '@/lib/config/env';
import { roundAddress, WATCH_ADDRESS } from '@/lib/content/addresses';
import type { DomainSettings } from '@/lib/contract/entities/site';
import type { Language } from '@/lib/contract/languages';
import type { Translator } from '@/lib/i18n/translate';
import { CHAMPIONSHIP_TIME_ZONE } from '@/lib/dates/time-zone';
import { countryOfZone } from '@/lib/season/broadcasts';
import { broadcastJsonLd } from '@/lib/seo/broadcast';
import { JsonLd } from '@/lib/seo/json-ld';
import type { LoadedWatch } from './load-watch';
import { screenMetadata } from './metadata';

/** What search engines and link previews are told of who shows the round. */
export function watchMetadata(
  { round, dateRange }: LoadedWatch,
  domain: DomainSettings,
  language: Language,
  t: Translator,
): Metadata {
  const title = t('watch.title');
  const description = [title, round?.name ?? '', dateRange].filter((part) => part !== '').join(' · ');
  return screenMetadata({ title, description, address: WATCH_ADDRESS }, domain, language);
}

type WatchPageProps = { readonly watch: LoadedWatch; readonly language: Language; readonly t: Translator };

/** /where-to-watch: who shows the round that is on or next. */
export function WatchPage({ watch, language, t }: WatchPageProps) {
  const { round, dateRange, zone, hours, broadcasts, shown, countries } = watch;
  return (
    <div className="container-site py-10 md:py-14">
      <Heading level={1} size="title-lg" className="slash-over">
        {t('watch.title')}
      </Heading>
      {round === null ? (
        <p className="mt-6 text-muted">{t('round.none')}</p>
      ) : (
        <>
          <p className="numeric mt-3 mb-6 flex flex-wrap items-center gap-x-4 gap-y-1">
            <span>{[round.name, dateRange].filter((part) => part !== '').join(' · ')}</span>
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
                labels={{
                  country: t('watch.country'),
                  any: t('watch.otherCountry'),
                  wholeRound: t('watch.wholeRound'),
                }}
              />
            </div>
          )}
        </>
      )}
    </div>
  );
}
