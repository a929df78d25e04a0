import type { BadgeTone } from '@/components/ui/badge';
import type { Translator } from '@/lib/i18n/translate';
import { sessionName } from '@/lib/season/session-name';
import type { RaceDaySession, RaceDayState } from '@/lib/season/race-day';

export type Mark = { readonly text: string; readonly tone: BadgeTone };

/** A session of the race day as displayed: its current state and its name. */
export type RaceDayLine = {
  readonly session: RaceDaySession;
  /** Null for a later session, whose time says it. */
  readonly mark: Mark | null;
  /** Time until the start; '' if it has started or the start is unknown. */
  readonly countdown: string;
  readonly stage: 'on' | 'late' | 'next' | 'off' | 'later' | 'over';
};
/** A line of the race day's current state. */
export type MarkedLine = RaceDayLine & { readonly mark: Mark };

const MINUTES_PER_HOUR = 60;

/** 'in 12 min', 'in 14 h 5 min'. */
export function countdownText(minutes: number, t: Translator): string {
  if (minutes < MINUTES_PER_HOUR) return t('raceDay.inMinutes', { minutes });
  const hours = Math.floor(minutes / MINUTES_PER_HOUR);
  return t('raceDay.inHours', { hours, minutes: minutes % MINUTES_PER_HOUR });
}

/** 'GT Championship – Race 2', the kind of session in the reader's language. */
export const lineName = ({ category, name }: RaceDaySession, t: Translator): string =>
  [category?.name ?? '', sessionName(name, t)].filter((part) => part !== '').join(' – ');

/** What is the case with a session, in a sentence: 'Live: GT Championship – Race 2'. */
export const lineSentence = ({ mark, session }: MarkedLine, t: Translator): string =>
  `${mark.text}: ${lineName(session, t)}`;

/** Race control's newest message of a session without a sheet; '' if there is none, and once the session is over. */
export const noticeOf = ({ session, stage }: RaceDayLine): string =>
  stage === 'over' ? '' : (session.notice ?? '');

/** Only what the office has started, and the server has lately confirmed, is live; the rest is on by the timetable. */
function onMark({ status }: RaceDaySession, isConfirmed: boolean, t: Translator): Mark {
  if (status === 'suspended') return { text: t('session.suspended'), tone: 'warning' };
  if (status === 'running' && isConfirmed) return { text: t('raceDay.live'), tone: 'danger' };
  return { text: t('raceDay.on'), tone: 'success' };
}

const lateMark = (t: Translator): Mark => ({ text: t('session.delayed'), tone: 'warning' });

/** The mark of the session that starts next. */
export const nextMark = ({ status }: RaceDaySession, t: Translator): Mark =>
  status === 'delayed' ? lateMark(t) : { text: t('raceDay.next'), tone: 'brand' };

/** The race day's lines, the most important first: on now, late, next, called off. */
export function raceDayLines(
  { on, waiting, next, minutesToNext, calledOff }: RaceDayState,
  isConfirmed: boolean,
  t: Translator,
): readonly MarkedLine[] {
  const late = lateMark(t);
  return [
    ...on.map((session) => ({
      session,
      mark: onMark(session, isConfirmed, t),
      countdown: '',
      stage: 'on' as const,
    })),
    ...waiting.map((session) => ({ session, mark: late, countdown: '', stage: 'late' as const })),
    ...(next === null || minutesToNext === null
      ? []
      : [
          {
            session: next,
            mark: nextMark(next, t),
            countdown: countdownText(minutesToNext, t),
            stage: 'next' as const,
          },
        ]),
    ...calledOff.map((session) => ({
      session,
      mark: {
        text: t(session.status === 'cancelled' ? 'session.cancelled' : 'session.postponed'),
        tone: 'danger' as const,
      },
      countdown: '',
      stage: 'off' as const,
    })),
  ];
}

/** The same lines, with those of the visitor's categories first in each stage. @param isMine tells these by their URL name */
export function leadingLines<L extends RaceDayLine>(
  lines: readonly L[],
  isMine: (category: string) => boolean,
): readonly L[] {
  const isLeading = ({ session: { category } }: L) => category !== null && isMine(category.url);
  return [...Map.groupBy(lines, ({ stage }) => stage).values()].flatMap((ofStage) => [
    ...ofStage.filter(isLeading),
    ...ofStage.filter((line) => !isLeading(line)),
  ]);
}

/** Additional lines where there is room: later sessions, then finished ones, the latest first. */
export const moreLines = (
  { later, finished }: Pick<RaceDayState, 'later' | 'finished'>,
  t: Translator,
): readonly RaceDayLine[] => [
  ...later.map((session) => ({
    session,
    mark: session.status === 'delayed' ? lateMark(t) : null,
    countdown: '',
    stage: 'later' as const,
  })),
  ...finished.map((session) => ({
    session,
    mark: { text: t('session.finished'), tone: 'neutral' as const },
    countdown: '',
    stage: 'over' as const,
  })),
];
