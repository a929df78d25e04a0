import { SmartLink } from '@/components/ui/smart-link';
import type { TicketEvent as Event } from '@/lib/contract/entities/shop';
import type { Translator } from '@/lib/i18n/translate';
import type { DaysFormatter } from './format-days';
import { VisitFacts } from './visit-facts';

type TicketEventProps = {
  readonly event: Event;
  readonly days: DaysFormatter;
  readonly t: Translator;
  /** Shown in place of its days, if those are the old ones of a postponed round. */
  readonly insteadOfDays?: string | undefined;
  /** Whether another ticket already shows the notes for the visit. */
  readonly isVisitRepeated?: boolean;
};

/** What a ticket is for: the round, its dates and circuit, and notes for the visit. Nothing for a ticket that isn't for a round. */
export function TicketEvent({ event, days, t, insteadOfDays, isVisitRepeated = false }: TicketEventProps) {
  const { event: name, round_url: page, venue, start_date: first, end_date: last } = event;
  if (name === '') return null;
  const dates = first === '' ? '' : days(first, last);
  const when = insteadOfDays ?? dates;
  const place = [when, venue].filter((part) => part !== '');
  return (
    <div className="ticket-event">
      <p>
        {page === '' ? (
          <bdi>{name}</bdi>
        ) : (
          <SmartLink href={`/${page}`} prefetch={false} className="text-link">
            <bdi>{name}</bdi>
          </SmartLink>
        )}
      </p>
      {place.length === 0 ? null : (
        <p>
          {place.map((part, index) => (
            <span key={part}>
              {index === 0 ? '' : ' · '}
              <bdi>{part}</bdi>
            </span>
          ))}
        </p>
      )}
      {isVisitRepeated ? null : <VisitFacts of={event} t={t} />}
    </div>
  );
}
