import { editMark, type EditedRecord } from '@/components/preview/edit-part';
import { CalendarFeedLink } from '@/components/racing/calendar-feed-link';
import { SessionCalendarLinks } from '@/components/racing/session-calendar-links';
import { env } from '@/lib/config/env';
import { roundEntriesAddress, timetablePdfAddress } from '@/lib/content/addresses';
import { FileLink } from '@/components/ui/file-link';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { editorAddress } from '@/lib/contract/link-address';
import { SmartLink } from '@/components/ui/smart-link';
import type { Translator } from '@/lib/i18n/translate';
import type { RoundPage } from './load';

/** The format's name is the same in every language. */
const PDF = 'PDF';

/** Information for visitors: documents, links, the date for their calendar. */
export function RoundPlan({
  data: { round, dateRange },
  record,
  t,
}: {
  readonly data: RoundPage;
  readonly record: EditedRecord;
  readonly t: Translator;
}) {
  const { schedule_pdf: schedule, driver_list_pdf: drivers } = round;
  const more = editorAddress(round.external_info_link);
  return (
    <aside className="plan own-surface" aria-labelledby="round-plan">
      <Heading level={2} size="title-sm" id="round-plan">
        {t('round.plan')}
      </Heading>
      <p className="numeric mt-2 text-muted" {...editMark(record, 'start_date')}>
        {[dateRange, round.venue?.name ?? ''].filter((part) => part !== '').join(' · ')}
      </p>
      <ul className="mt-4 grid gap-1">
        {round.sessions.length > 0 ? (
          <li>
            <a href={timetablePdfAddress(round.url)} className="text-link">
              <Icon name="download" size={18} label={t('common.download')} />
              <span>
                {t('round.schedule')} <span className="font-normal text-muted">({PDF})</span>
              </span>
            </a>
          </li>
        ) : schedule ? (
          <li {...editMark(record, 'schedule_pdf')}>
            <FileLink file={schedule} name={t('round.schedule')} t={t} />
          </li>
        ) : null}
        {round.entriesCount > 0 ? (
          <li>
            <SmartLink href={roundEntriesAddress(round.url)} className="text-link">
              <Icon name="people" size={18} />
              {t('round.driverList')}
            </SmartLink>
          </li>
        ) : drivers ? (
          <li {...editMark(record, 'driver_list_pdf')}>
            <FileLink file={drivers} name={t('round.driverList')} t={t} />
          </li>
        ) : null}
        {more === null ? null : (
          <li {...editMark(record, 'external_info_link')}>
            <SmartLink href={more} rel="noopener" className="text-link">
              <Icon name="external" size={18} />
              {t('round.moreInformation')}
            </SmartLink>
          </li>
        )}
        <li>
          <CalendarFeedLink t={t} />
        </li>
        {round.sessions.length > 0 ? (
          <li className="flex flex-wrap gap-x-4 gap-y-1">
            <SessionCalendarLinks round={round.url} siteUrl={env().siteUrl} t={t} />
          </li>
        ) : null}
      </ul>
    </aside>
  );
}
