import { SessionLive } from '@/components/islands.client';
import { takesPlace } from '@/lib/season/takes-place';
import { distanceText } from '@/components/racing/distance-text';
import { RoundName } from '@/components/racing/round-name';
import { RoundStatusMark, SessionStatusMark } from '@/components/racing/session-status';
import { Badge } from '@/components/ui/badge';
import { Facts } from '@/components/ui/facts';
import { SmartLink } from '@/components/ui/smart-link';
import { WATCH_ADDRESS } from '@/lib/season/addresses';
import { editorAddress } from '@/lib/contract/link-address';
import { spoilerAttribute, sessionSpoiler } from '@/lib/spoilers/spoiler';
import type { WidgetContext } from '../define-widget';
import type { SessionPage } from './load';

/** Whether the sheet is official yet, since when, and why it was amended. */
export function SheetStatus({ data, t }: { data: SessionPage; t: WidgetContext['t'] }) {
  const { session, statusSince } = data;
  const classification = session.classification ?? session.status;
  if (classification === null) return null;
  const status = t(`results.${classification}`);
  const words = statusSince === '' ? status : t('results.statusSince', { status, time: statusSince });
  // The reason for its current state; the history below has the earlier ones.
  const latest = data.changes.find(({ kind }) => kind === 'classification');
  return (
    <>
      <strong className="block font-semibold text-ink">{words}</strong>
      {classification === 'amended' && latest ? (
        <span className="block" {...spoilerAttribute(sessionSpoiler(session))}>
          {latest.reason}
        </span>
      ) : null}
    </>
  );
}

/** Notes that its round doesn't take place as planned, and why; once there is a sheet, only that the round was cancelled. */
export function RoundState({
  session: { round, rows },
  t,
}: {
  session: SessionPage['session'];
  t: WidgetContext['t'];
}) {
  if (round?.round_status == null || round.round_status === 'scheduled') return null;
  if (rows.length > 0 && takesPlace(round)) return null;
  return (
    <p className="mb-6 flex flex-wrap items-center gap-3">
      <RoundStatusMark status={round.round_status} t={t} />
      <span>
        <Facts facts={[<RoundName key="round" round={round} className="team-link" />, round.status_note]} />
      </span>
    </p>
  );
}

/** Whether it goes ahead, why not, its length, and where to follow it. */
export function SessionState({ data: { session, ahead }, t }: { data: SessionPage; t: WidgetContext['t'] }) {
  const isOver = session.session_status === 'finished' && session.rows.length > 0;
  const status = isOver ? null : session.session_status;
  const distance = distanceText(session, t);
  const links = [
    { name: t('session.liveTiming'), link: session.live_timing_link },
    ...session.streams,
  ].flatMap(({ name, link }) => {
    const href = editorAddress(link);
    return href === null ? [] : [{ name, href }];
  });
  const broadcasters = ahead?.broadcasters ?? null;
  if (status === null && distance === '' && links.length === 0 && broadcasters === null) return null;
  return (
    <div className="mb-6 grid gap-2">
      {status === null || status === 'scheduled' ? null : (
        <p className="flex flex-wrap items-center gap-3">
          {status === 'running' && session.round ? (
            <SessionLive
              id={session.id}
              roundUrl={session.round.url}
              live={<Badge tone="danger">{t('raceDay.live')}</Badge>}
            >
              <SessionStatusMark status={status} t={t} />
            </SessionLive>
          ) : (
            <SessionStatusMark status={status} t={t} />
          )}
          {session.status_note === '' ? null : <span>{session.status_note}</span>}
        </p>
      )}
      {distance === '' ? null : <p className="numeric">{distance}</p>}
      {links.length === 0 ? null : (
        <ul className="flex flex-wrap gap-4">
          {links.map(({ name, href }) => (
            <li key={href}>
              <SmartLink href={href} rel="noopener" className="text-link">
                {name}
              </SmartLink>
            </li>
          ))}
        </ul>
      )}
      {broadcasters === null ? null : (
        <p>
          <SmartLink href={WATCH_ADDRESS} prefetch={false} className="text-link">
            {t('watch.title')}
          </SmartLink>{' '}
          <span className="text-muted">
            <Facts facts={broadcasters} />
          </span>
        </p>
      )}
    </div>
  );
}
