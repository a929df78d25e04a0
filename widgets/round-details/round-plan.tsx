import { RoundPackLoader } from '@/components/islands.client';
import { editMark, type EditedRecord } from '@/components/preview/edit-part';
import { CalendarFeedLink } from '@/components/racing/calendar-feed-link';
import { VenueMap } from '@/components/racing/venue-map';
import { UntilEnd } from '@/components/racing/until-end.client';
import { VisitFacts } from '@/components/tickets/visit-facts';
import { FileLink } from '@/components/ui/file-link';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { SmartLink } from '@/components/ui/smart-link';
import { StaticPart } from '@/components/ui/static-part';
import type { Round } from '@/lib/contract/entities/racing';
import { editorAddress } from '@/lib/contract/link-address';
import type { Translator } from '@/lib/i18n/translate';
import { addressLines } from '@/lib/season/venue-place';
import { ticketsAddress, ticketsText } from '@/lib/season/tickets';

type RoundPlanProps = {
  readonly round: Round;
  readonly record: EditedRecord;
  readonly now: Date;
  readonly t: Translator;
};

/** For people who plan to attend: tickets, directions, and documents to read, download and save. A timetable has its own downloads. */
export function RoundPlan({ round, record, now, t }: RoundPlanProps) {
  const tickets = ticketsAddress(round, now);
  const { venue } = round;
  const address = venue === null ? [] : addressLines(venue);
  return (
    <aside className="plan own-surface" aria-labelledby="round-plan">
      <Heading level={2} size="title-sm" id="round-plan">
        {t('round.plan')}
      </Heading>
      {tickets === null ? null : (
        <UntilEnd end={round.end_date} renderedAt={now.getTime()}>
          <p className="mt-2">
            <SmartLink href={tickets} className="text-link">
              <Icon name="ticket" size={18} />
              {t(ticketsText(round))}
            </SmartLink>
          </p>
        </UntilEnd>
      )}
      {address.length === 0 ? null : (
        <address className="mt-2 not-italic" {...editMark(record, 'venue')}>
          <bdi>{address.join(', ')}</bdi>
        </address>
      )}
      <VisitFacts of={round} t={t} />
      <div className="mt-3 grid gap-1">
        <RoundDocuments round={round} record={record} t={t} />
        {round.sessions.length === 0 ? (
          <p>
            <CalendarFeedLink t={t} />
          </p>
        ) : null}
      </div>
      <RoundPackLoader round={round.url} title={t('islands.pack.title')} />
      {venue === null ? null : <VenueMap venue={venue} t={t} />}
    </aside>
  );
}

/** Reading about a round, before and after it: files with what the page doesn't have, and an external page. */
export function RoundDocuments({ round, record, t }: Omit<RoundPlanProps, 'now'>) {
  const { schedule_pdf: schedule, driver_list_pdf: drivers } = round;
  const more = editorAddress(round.external_info_link);
  const hasSchedule = round.sessions.length === 0 && schedule !== null;
  const hasDrivers = round.entriesCount === 0 && drivers !== null;
  if (!hasSchedule && !hasDrivers && more === null) return null;
  return (
    <StaticPart as="ul" className="grid gap-1">
      {hasSchedule ? (
        <li {...editMark(record, 'schedule_pdf')}>
          <FileLink file={schedule} name={t('round.schedule')} t={t} />
        </li>
      ) : null}
      {hasDrivers ? (
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
    </StaticPart>
  );
}
