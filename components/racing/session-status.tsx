import { Badge, type BadgeTone } from '@/components/ui/badge';
import type { RoundStatus, SessionStatus } from '@/lib/contract/entities/racing';
import type { Translator } from '@/lib/i18n/translate';

const TONES: Readonly<Record<SessionStatus, BadgeTone>> = {
  scheduled: 'neutral',
  delayed: 'warning',
  postponed: 'warning',
  cancelled: 'danger',
  running: 'success',
  suspended: 'warning',
  finished: 'neutral',
};

/** A session's status in words; nothing for one that is simply planned. */
export function SessionStatusMark({
  status,
  t,
}: {
  readonly status: SessionStatus | null;
  readonly t: Translator;
}) {
  if (status === null || status === 'scheduled') return null;
  return <Badge tone={TONES[status]}>{t(`session.${status}`)}</Badge>;
}

/** Notes that a round doesn't take place as planned; otherwise nothing. */
export function RoundStatusMark({
  status,
  t,
}: {
  readonly status: RoundStatus | null;
  readonly t: Translator;
}) {
  if (status === null || status === 'scheduled') return null;
  return <Badge tone={status === 'cancelled' ? 'danger' : 'warning'}>{t(`round.${status}`)}</Badge>;
}
