import { HeroPicture } from '@/components/media/hero-picture';
import { editMark, EditPart, type EditedRecord } from '@/components/preview/edit-part';
import { takesPlace } from '@/components/racing/current-round';
import { RoundStatusMark } from '@/components/racing/session-status';
import { RoundWhenWhere } from '@/components/racing/round-when-where';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { editorAddress } from '@/lib/contract/link-address';
import { seriesName } from '@/lib/content/series-name';
import { roundResultsAddress } from '@/lib/content/addresses';
import type { WidgetContext } from '../define-widget';
import type { RoundPage } from './load';

type RoundHeroProps = {
  readonly data: RoundPage;
  readonly context: WidgetContext;
  readonly record: EditedRecord;
};

/** The round's name over its image, with date, place and the main actions. */
export function RoundHero({ data, context, record }: RoundHeroProps) {
  const { round, dateRange, countdown } = data;
  const { t, isFirst } = context;
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
          {round.series ? (
            <span className="slash eyebrow text-ink" {...editMark(record, 'series')}>
              {seriesName(round.series)}
            </span>
          ) : null}
          {takesPlace(round) ? (
            <Badge tone={countdown.kind === 'past' ? 'neutral' : 'brand'}>{statusText(data, t)}</Badge>
          ) : null}
          <RoundStatusMark status={round.round_status} t={t} />
        </p>
        <EditPart record={record} field="name">
          <Heading level={1}>{round.name}</Heading>
        </EditPart>
        <EditPart record={record} field="start_date">
          <RoundWhenWhere round={round} dateRange={dateRange} />
        </EditPart>
        {round.status_note === '' ? null : <p className="max-w-measure">{round.status_note}</p>}
        <HeroButtons data={data} record={record} t={t} />
      </div>
    </header>
  );
}

function statusText({ countdown, hasEnded }: RoundPage, t: WidgetContext['t']): string {
  if (hasEnded) return t('round.past');
  return countdown.kind === 'ahead' ? t('countdown.days', { count: countdown.days }) : t('countdown.today');
}

type HeroButtonsProps = {
  readonly data: RoundPage;
  readonly record: EditedRecord;
  readonly t: WidgetContext['t'];
};

function HeroButtons({ data: { round, hasEnded }, record, t }: HeroButtonsProps) {
  const tickets = hasEnded ? null : editorAddress(round.spectator_purchase_link);
  const broadcast = editorAddress(round.broadcast_link);
  const hasResults = round.results.length > 0;
  if (tickets === null && broadcast === null && !hasResults) return null;
  return (
    <div className="flex flex-wrap gap-3 pt-2">
      {tickets === null ? null : (
        <EditPart record={record} field="spectator_purchase_link">
          <ButtonLink href={tickets} icon="ticket">
            {t('round.buyTickets')}
          </ButtonLink>
        </EditPart>
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
