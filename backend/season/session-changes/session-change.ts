import { z } from 'zod';
import { SESSION_STATUSES, type SessionStatus } from '../../../lib/contract/entities/racing.ts';

/** What the office can change on the day: a session's status, the reason shown to visitors, and its start (ISO 8601). */
const sessionStateSchema = z.object({
  status: z.enum(SESSION_STATUSES),
  reason: z.string().max(1000),
  starts_at: z.iso.datetime(),
});
export type SessionState = z.output<typeof sessionStateSchema>;

/** A change, with the state that the office saw: somebody else may have been faster. */
export const sessionChangeInput = z.object({ from: sessionStateSchema, to: sessionStateSchema });

/** The changes that one button press can make. */
export type SessionPress = 'delay' | 'postpone' | 'cancel' | 'reinstate';

const COMING: readonly SessionPress[] = ['delay', 'postpone', 'cancel'];
const UNDER_WAY: readonly SessionPress[] = ['postpone', 'cancel'];
const PRESSES: Readonly<Record<SessionStatus, readonly SessionPress[]>> = {
  scheduled: COMING,
  delayed: [...COMING, 'reinstate'],
  postponed: ['cancel', 'reinstate'],
  cancelled: ['reinstate'],
  running: UNDER_WAY,
  suspended: UNDER_WAY,
  finished: [],
};

/** The button presses that a session's status allows. */
export const pressesOf = (status: SessionStatus): readonly SessionPress[] => PRESSES[status];

const BECOMES: Readonly<Record<SessionPress, SessionStatus>> = {
  delay: 'delayed',
  postpone: 'postponed',
  cancel: 'cancelled',
  reinstate: 'scheduled',
};

const MINUTE_MS = 60_000;

/** A session's state after a press. @param minutes by which a delay moves its start; 0 if unknown */
export const pressed = (
  before: SessionState,
  press: SessionPress,
  { reason, minutes }: { readonly reason: string; readonly minutes: number },
): SessionState => ({
  status: BECOMES[press],
  reason,
  starts_at:
    press === 'delay' && minutes > 0
      ? new Date(Date.parse(before.starts_at) + minutes * MINUTE_MS).toISOString()
      : before.starts_at,
});

const MAX_MINUTES = 600;

/** The typed minutes of a delay; 0 for none, null if they aren't a number of minutes. */
export function readMinutes(typed: string): number | null {
  const text = typed.trim();
  if (text === '') return 0;
  const minutes = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return minutes > 0 && minutes <= MAX_MINUTES ? minutes : null;
}
