import { playTime } from '@/components/player/play-time';
import { LeftToRight } from '@/components/ui/left-to-right';
import type { LiveSession } from '@/lib/contract/entities/live-session';
import type { Translator } from '@/lib/i18n/translate';

type LiveFactsProps = {
  readonly session: Pick<LiveSession, 'flag' | 'laps_to_go' | 'seconds_to_go'>;
  readonly t: Translator;
};

/** The current flag, and the time or laps remaining; nothing if neither is known. */
export function LiveFacts({
  session: { flag, laps_to_go: laps, seconds_to_go: seconds },
  t,
}: LiveFactsProps) {
  if (flag === null && laps === null && seconds === null) return null;
  return (
    <p className="live-facts">
      {flag === null ? null : (
        <span className="live-flag" data-flag={flag}>
          {t(`session.flag.${flag}`)}
        </span>
      )}
      {laps === null ? null : <span>{t('session.lapsToGo', { laps })}</span>}
      {seconds === null ? null : (
        <span>
          {t('session.timeToGo')} <LeftToRight>{playTime(seconds)}</LeftToRight>
        </span>
      )}
    </p>
  );
}
