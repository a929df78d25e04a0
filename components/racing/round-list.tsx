import { Badge } from '@/components/ui/badge';
import { CardLink } from '@/components/ui/card';
import { Facts } from '@/components/ui/facts';
import { Heading } from '@/components/ui/heading';
import type { HeadingLevel } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon';
import { SmartLink } from '@/components/ui/smart-link';
import { roundAddress, roundResultsAddress } from '@/lib/season/addresses';
import type { Translator } from '@/lib/i18n/translate';
import { takesPlace } from '@/lib/season/takes-place';
import { ticketsText } from '@/lib/season/tickets';
import { roundNumberText } from './round-title';
import { RoundStatusMark } from './session-status';
import { VenueName } from './venue-name';
import type { RoundEntry } from './round-entries';

type RoundListProps = {
  readonly entries: readonly RoundEntry[];
  readonly level: HeadingLevel;
  /** On a circuit's page, where each row would repeat the circuit's name and link to the current page. */
  readonly isAtCircuit?: boolean;
  readonly t: Translator;
};

/** A list of rounds; past ones are dimmed, the next one is highlighted (spec point 2, series calendar). */
export function RoundList({ entries, level, isAtCircuit = false, t }: RoundListProps) {
  return (
    <ol className="round-list">
      {entries.map((entry) => (
        <RoundRow key={entry.round.url} entry={entry} level={level} isAtCircuit={isAtCircuit} t={t} />
      ))}
    </ol>
  );
}

type RoundRowProps = Omit<RoundListProps, 'entries'> & { readonly entry: RoundEntry };

function RoundRow({ entry, level, isAtCircuit, t }: RoundRowProps) {
  const { round, number, dateRange, isPast, isNext, isOn, tickets } = entry;
  const venue = isAtCircuit ? null : round.venue;
  return (
    <li className="round-row" data-past={isPast ? '' : undefined} data-next={isNext ? '' : undefined}>
      <p className="round-row-date display numeric">
        <time dateTime={round.start_date}>{dateRange}</time>
      </p>
      <div className="min-w-0">
        <Heading level={level} size="title-sm" isContent>
          <CardLink href={roundAddress(round.url)}>{round.name}</CardLink>
        </Heading>
        <p className="mt-1 text-sm text-muted">
          <Facts
            facts={[
              roundNumberText(round.name, number, t),
              venue ? <VenueName key="venue" venue={venue} text={venueLine(venue)} /> : null,
            ]}
          />
        </p>
      </div>
      <div className="round-row-more">
        <RoundStatusMark status={round.round_status} t={t} />
        {isNext ? <Badge>{t(isOn ? 'raceDay.title' : 'round.next')}</Badge> : null}
        {isPast && takesPlace(round) ? (
          <span className="text-sm font-semibold text-muted">{t('round.past')}</span>
        ) : null}
        {round.resultsCount > 0 ? (
          <RowLink
            icon="trophy"
            href={roundResultsAddress(round.url)}
            label={t('round.results')}
            of={round.name}
          />
        ) : null}
        {tickets === null ? null : (
          <RowLink icon="ticket" href={tickets} label={t(ticketsText(round))} of={round.name} />
        )}
      </div>
    </li>
  );
}

/** Above the link that covers the row. It includes the round's name for screen readers, since many rows have the same link text. */
function RowLink({ icon, href, label, of }: { icon: IconName; href: string; label: string; of: string }) {
  return (
    <SmartLink href={href} prefetch={false} className="text-link relative z-2">
      <Icon name={icon} size={18} />
      {label}
      <span className="sr-only">: {of}</span>
    </SmartLink>
  );
}

function venueLine(venue: NonNullable<RoundEntry['round']['venue']>): string {
  return [venue.name, venue.address?.suburb_name ?? ''].filter((part) => part !== '').join(', ');
}
