import { z } from 'zod';
import { SESSION_STATUSES, type SessionStatus } from '../../../lib/contract/entities/racing.ts';

/** What the office changes on the day: a session's status, the reason that visitors read, and when it starts (ISO 8601). */
export const sessionStateSchema = z.object({
  status: z.enum(SESSION_STATUSES),
  reason: z.string().max(1000),
  starts_at: z.iso.datetime(),
});
export type SessionState = z.output<typeof sessionStateSchema>;

/** A change, with what the office saw before: somebody else may have been faster. */
export const sessionChangeInput = z.object({ from: sessionStateSchema, to: sessionStateSchema });

/** What can be done with a session with one press. */
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

/** The presses that a session's status leaves. */
export const pressesOf = (status: SessionStatus): readonly SessionPress[] => PRESSES[status];

const BECOMES: Readonly<Record<SessionPress, SessionStatus>> = {
  delay: 'delayed',
  postpone: 'postponed',
  cancel: 'cancelled',
  reinstate: 'scheduled',
};

const MINUTE_MS = 60_000;

/** What a press makes of a session. @param minutes by which a delay moves its start; 0 if nobody knows yet */
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

const MOST_MINUTES = 600;

/** The minutes of a delay as typed; 0 for none, null if they are no number of minutes. */
export function readMinutes(typed: string): number | null {
  const text = typed.trim();
  if (text === '') return 0;
  const minutes = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return minutes > 0 && minutes <= MOST_MINUTES ? minutes : null;
}
