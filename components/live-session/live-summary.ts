import type { LiveSession } from '@/lib/contract/entities/live-session';
import type { Translator } from '@/lib/i18n/translate';

const firstOf = ({ rows }: LiveSession) => rows.find(({ position }) => position === 1);

/** The leader, which is what somebody who only listens waits for; '' before anyone has a position. */
export const leaderOf = (session: LiveSession): string => {
  const first = firstOf(session);
  return first ? [first.race_number, first.name].filter((part) => part !== '').join(' ') : '';
};

/** The state of a session in a sentence or two; '' before anyone has a position. */
export function summaryOf(session: LiveSession, t: Translator): string {
  const leader = leaderOf(session);
  if (leader === '') return '';
  const laps = firstOf(session)?.laps ?? null;
  return [
    ...(session.is_a_race && laps !== null ? [t('results.lapCount', { count: laps })] : []),
    t('session.isFirst', { name: leader }),
  ].join('. ');
}

/** What is announced at once: the flag and race control's latest message. */
export function newsOf({ flag, messages }: LiveSession, t: Translator): string {
  return [flag === null ? '' : t(`session.flag.${flag}`), messages[0]?.text ?? '']
    .filter((part) => part !== '')
    .join('. ');
}
