import 'server-only';
import { SessionCalendarLinks } from '@/components/racing/session-calendar-links';
import { Timetable } from '@/components/racing/timetable';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Heading } from '@/components/ui/heading';
import { TextAroundName } from '@/components/ui/text-around-name';
import { env } from '@/lib/config/env';
import { timetableAddress } from '@/lib/content/addresses';
import type { Translator } from '@/lib/i18n/translate';
import { CurrentRoundLine } from './current-round-line';
import { timetableSubject, type LoadedTimetable } from './load-timetable';

/** /timetable and /timetable/{category}: the round that is on or next, after the season the last one. It prints on one page. */
export function TimetablePage({
  timetable,
  t,
}: {
  readonly timetable: LoadedTimetable;
  readonly t: Translator;
}) {
  const { shown, days, isOn, openDays, categories, category, zone } = timetable;
  const round = shown?.round ?? null;
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
      {shown === null ? (
        <p className="mt-6 text-muted">{t('round.none')}</p>
      ) : (
        <>
          <CurrentRoundLine shown={shown} category={category} t={t} />
          <p className="mb-6 flex flex-wrap gap-x-4 gap-y-1" data-print="hide">
            <SessionCalendarLinks
              {...(category === null ? { round: shown.round.url } : { category: category.url })}
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
            roundOn={isOn ? shown.round.url : undefined}
            isMain
            t={t}
          />
        </>
      )}
    </div>
  );
}
