import { Icon } from '@/components/ui/icon';
import { StaticPart } from '@/components/ui/static-part';
import type { RoundSummary } from '@/lib/contract/entities/racing';
import { VenueName } from './venue-name';

type RoundWhenWhereProps = {
  readonly round: Pick<RoundSummary, 'start_date' | 'venue'>;
  readonly dateRange: string;
  readonly className?: string;
};

/** A round's dates and its circuit, side by side. */
export function RoundWhenWhere({ round, dateRange, className = '' }: RoundWhenWhereProps) {
  return (
    <StaticPart as="ul" className={`flex flex-wrap gap-x-6 gap-y-1 text-lg font-medium ${className}`.trim()}>
      <li className="numeric flex items-center gap-2">
        <Icon name="calendar" />
        <time dateTime={round.start_date}>{dateRange}</time>
      </li>
      {round.venue ? (
        <li className="flex items-center gap-2">
          <Icon name="map-pin" />
          <VenueName venue={round.venue} />
        </li>
      ) : null}
    </StaticPart>
  );
}
