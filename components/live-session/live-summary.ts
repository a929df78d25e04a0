import type { LiveSession, RaceMessage } from '@/lib/contract/entities/live-session';
import type { Translator } from '@/lib/i18n/translate';

const firstOf = ({ rows }: LiveSession) => rows.find(({ position }) => position === 1);

/** Who is first, which is what a listener waits for; '' before anybody is. */
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

/** What is announced at once: the flag, and the newest of race control's messages. */
export function newsOf({ flag, messages }: LiveSession, t: Translator): string {
  return [flag === null ? '' : t(`session.flag.${flag}`), messages[0]?.text ?? '']
    .filter((part) => part !== '')
    .join('. ');
}

/** Whether nothing has happened but that the newest message was taken back: the one before it has been announced. */
export function isTakenBack(before: LiveSession, { flag, messages: [newest] }: LiveSession): boolean {
  const isTold = ({ id, text }: RaceMessage) => id === newest?.id && text === newest.text;
  return before.flag === flag && (newest === undefined || before.messages.some(isTold));
}
