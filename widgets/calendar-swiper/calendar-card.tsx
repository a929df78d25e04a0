import { Picture } from '@/components/media/picture';
import type { RoundEntry } from '@/components/racing/round-entries';
import { roundNumberText } from '@/components/racing/round-title';
import { RoundStatusMark } from '@/components/racing/session-status';
import { Badge } from '@/components/ui/badge';
import { Card, CardLink } from '@/components/ui/card';
import { VenueName } from '@/components/racing/venue-name';
import { Facts } from '@/components/ui/facts';
import { Heading } from '@/components/ui/heading';
import type { HeadingLevel } from '@/components/ui/heading';
import { roundAddress } from '@/lib/season/addresses';
import { takesPlace } from '@/lib/season/takes-place';
import type { WidgetContext } from '../define-widget';

const CARD_SIZES = '(min-width: 1024px) 20rem, (min-width: 768px) 33vw, (min-width: 500px) 50vw, 100vw';

type CalendarCardProps = {
  readonly entry: RoundEntry;
  readonly level: HeadingLevel;
  readonly t: WidgetContext['t'];
};

/** A round's date, name and place, and whether it takes place as planned. A past one is dimmed (spec point 2). */
export function CalendarCard({ entry, level, t }: CalendarCardProps) {
  const { round, number, dateRange, isPast, isNext, isOn } = entry;
  const nextText = t(isOn ? 'raceDay.title' : 'round.next');
  const isHeld = isPast && takesPlace(round);
  const isAsPlanned = round.round_status === null || round.round_status === 'scheduled';
  const image = round.images?.background ?? round.images?.banner ?? null;
  return (
    <Card className="calendar-card h-full">
      <div className="relative" data-dimmed={isPast ? '' : undefined}>
        {image ? (
          <Picture
            image={image}
            aspect="16x9"
            maxWidth={800}
            sizes={CARD_SIZES}
            alt=""
            imgClassName="zoom-img"
          />
        ) : (
          <div className="card-blank" />
        )}
      </div>
      <div className="flex flex-1 flex-col items-start gap-1.5 p-4">
        <p className="calendar-date display numeric">
          <time dateTime={round.start_date}>{dateRange}</time>
        </p>
        <Heading level={level} size="title-sm" isContent>
          <CardLink href={roundAddress(round.url)}>{round.name}</CardLink>
        </Heading>
        <p className="text-sm text-muted">
          <Facts
            facts={[
              roundNumberText(round.name, number, t),
              round.venue ? <VenueName key="venue" venue={round.venue} /> : null,
            ]}
          />
        </p>
        {isNext || isHeld || !isAsPlanned ? (
          <p className="mt-auto flex flex-wrap gap-2 pt-2">
            <RoundStatusMark status={round.round_status} t={t} />
            {isNext || isHeld ? (
              <Badge tone={isNext ? 'brand' : 'neutral'}>{isNext ? nextText : t('round.past')}</Badge>
            ) : null}
          </p>
        ) : null}
      </div>
    </Card>
  );
}
