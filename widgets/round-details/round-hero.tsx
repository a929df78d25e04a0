import { HeroPicture } from '@/components/media/hero-picture';
import { editMark, EditPart, type EditedRecord } from '@/components/preview/edit-part';
import { RoundCountdown } from '@/components/racing/round-countdown.client';
import { roundEyebrow } from '@/components/racing/round-title';
import { UntilEnd } from '@/components/racing/until-end.client';
import { RoundStatusMark } from '@/components/racing/session-status';
import { RoundWhenWhere } from '@/components/racing/round-when-where';
import { VenueName } from '@/components/racing/venue-name';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { MomentText } from '@/components/ui/moment-text.client';
import { TextAroundName } from '@/components/ui/text-around-name';
import { editorAddress } from '@/lib/contract/link-address';
import { roundResultsAddress } from '@/lib/season/addresses';
import { isOn, roundDays } from '@/lib/season/round-days';
import { takesPlace } from '@/lib/season/takes-place';
import { ticketsAddress, ticketsText } from '@/lib/season/tickets';
import type { WidgetContext } from '../define-widget';
import type { RoundPage } from './load';

type RoundHeroProps = {
  readonly data: RoundPage;
  readonly context: WidgetContext;
  readonly record: EditedRecord;
};

/** The round's name over its image, with date, place and the main actions. */
export function RoundHero({ data, context, record }: RoundHeroProps) {
  const { round, dateRange } = data;
  const { t, now, isFirst } = context;
  const eyebrow = roundEyebrow(round, data.number, t);
  const image = round.images?.background ?? round.images?.banner ?? null;
  return (
    <header className="page-hero" {...editMark(record, round.images?.background ? 'background' : 'banner')}>
      {image ? (
        <div className="page-hero-picture">
          <HeroPicture image={image} wide="16x9" upright="3x4" sizes="100vw" alt="" priority={isFirst} />
        </div>
      ) : null}
      <div className="container-site page-hero-words">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {eyebrow === '' ? null : (
            <span className="slash eyebrow text-ink" {...editMark(record, 'series')}>
              {eyebrow}
            </span>
          )}
          {!takesPlace(round) ? null : data.hasEnded ? (
            <Badge tone="neutral">{t('round.past')}</Badge>
          ) : isOn(round, now) ? (
            <Badge>
              <MomentText
                at={roundDays(round).until.toISOString()}
                before={t('raceDay.title')}
                after={t('round.past')}
                renderedAt={now.getTime()}
              />
            </Badge>
          ) : (
            <span className="moment">
              <Badge>
                <RoundCountdown start={round.start_date} end={round.end_date} renderedAt={now.getTime()} />
              </Badge>
            </span>
          )}
          <RoundStatusMark status={round.round_status} t={t} />
        </p>
        <EditPart record={record} field="name">
          <Heading level={1} isContent>
            {round.name}
          </Heading>
        </EditPart>
        <EditPart record={record} field="start_date">
          <RoundWhenWhere round={round} dateRange={dateRange} />
        </EditPart>
        {round.status_note === '' ? null : <p className="max-w-measure">{round.status_note}</p>}
        {round.round_status === 'moved' && round.previous_venue ? (
          <p>
            <TextAroundName
              t={t}
              text="round.movedFrom"
              slot="venue"
              name={<VenueName venue={round.previous_venue} />}
            />
          </p>
        ) : null}
        <HeroButtons data={data} record={record} context={context} />
      </div>
    </header>
  );
}

type HeroButtonsProps = {
  readonly data: RoundPage;
  readonly record: EditedRecord;
  readonly context: WidgetContext;
};

function HeroButtons({ data: { round, hasEnded }, record, context: { t, now } }: HeroButtonsProps) {
  const tickets = ticketsAddress(round, now);
  const broadcast = hasEnded || !takesPlace(round) ? null : editorAddress(round.broadcast_link);
  const hasResults = round.results.length > 0;
  if (tickets === null && broadcast === null && !hasResults) return null;
  return (
    <div className="flex flex-wrap gap-3 pt-2">
      {tickets === null ? null : (
        <UntilEnd end={round.end_date} renderedAt={now.getTime()}>
          <EditPart record={record} field="spectator_purchase_link">
            <ButtonLink href={tickets} icon="ticket" colour={round.tickets_sold_out ? 'white' : 'brand'}>
              {t(ticketsText(round))}
            </ButtonLink>
          </EditPart>
        </UntilEnd>
      )}
      {hasResults ? (
        <ButtonLink
          href={roundResultsAddress(round.url)}
          icon="trophy"
          colour={tickets === null ? 'brand' : 'white'}
        >
          {t('round.results')}
        </ButtonLink>
      ) : null}
      {broadcast === null ? null : (
        <EditPart record={record} field="broadcast_link">
          <ButtonLink href={broadcast} icon="play" colour="white">
            {t('round.watch')}
          </ButtonLink>
        </EditPart>
      )}
    </div>
  );
}
