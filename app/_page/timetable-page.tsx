import 'server-only';
import { SessionCalendarLinks } from '@/components/racing/session-calendar-links';
import { Timetable } from '@/components/racing/timetable';
import { roundNumberText } from '@/components/racing/round-title';
import { VenueName } from '@/components/racing/venue-name';
import { RoundStatusMark } from '@/components/racing/session-status';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Facts } from '@/components/ui/facts';
import { Heading } from '@/components/ui/heading';
import { SmartLink } from '@/components/ui/smart-link';
import { TextAroundName } from '@/components/ui/text-around-name';
import { env } from '@/lib/config/env';
import { roundAddress, timetableAddress } from '@/lib/content/addresses';
import type { Translator } from '@/lib/i18n/translate';
import { timetableSubject, type LoadedTimetable } from './load-timetable';

/** /timetable and /timetable/{category}: the round that is on or next. It prints on one page. */
export function TimetablePage({
  timetable,
  t,
}: {
  readonly timetable: LoadedTimetable;
  readonly t: Translator;
}) {
  const { round, number, dateRange, days, isOn, openDays, categories, category, zone } = timetable;
  return (
    <div className="container-site timetable-page py-10 md:py-14">
      {round === null || category === null ? null : (
        <Breadcrumb
          t={t}
          className="mb-5"
          trail={[
            { name: t('timetable.of', { round: round.name }), address: timetableAddress('') },
            { name: category.name, address: timetableAddress(category.url) },
          ]}
        />
      )}
      <Heading level={1} size="title-lg" className="slash-over">
        {round === null ? (
          t('round.schedule')
        ) : (
          <TextAroundName t={t} text="timetable.of" slot="round" name={timetableSubject(round, category)} />
        )}
      </Heading>
      {round === null ? (
        <p className="mt-6 text-muted">{t('round.none')}</p>
      ) : (
        <>
          <p className="numeric mt-3 mb-6 flex flex-wrap items-center gap-x-4 gap-y-1">
            <span>
              <Facts
                facts={[
                  roundNumberText(round.name, number, t),
                  dateRange,
                  round.venue ? <VenueName key="venue" venue={round.venue} /> : null,
                ]}
              />
            </span>
            <SmartLink href={roundAddress(round.url)} className="text-link" data-print="hide">
              {t('round.details')}
            </SmartLink>
            <RoundStatusMark status={round.round_status} t={t} />
          </p>
          <p className="mb-6 flex flex-wrap gap-x-4 gap-y-1" data-print="hide">
            <SessionCalendarLinks
              {...(category === null ? { round: round.url } : { category: category.url })}
              siteUrl={env().siteUrl}
              t={t}
            />
          </p>
          <Timetable
            days={days}
            categories={categories}
            chosen={category?.url ?? ''}
            addressOf={timetableAddress}
            zone={zone}
            level={2}
            openDays={openDays}
            roundOn={isOn ? round.url : undefined}
            isMain
            t={t}
          />
        </>
      )}
    </div>
  );
}
