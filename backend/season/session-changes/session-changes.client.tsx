'use client';

import { Button } from '@payloadcms/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { textIn } from '../../../lib/shared/record.ts';
import { weekdayAndTime, zoneName } from '../../../lib/shared/date-forms.ts';
import { postJson } from '../../cms/screens/post-json.client.ts';
import type { NextSession, RoundSessions } from './next-sessions.ts';
import { pressed, pressesOf, readMinutes, type SessionPress, type SessionState } from './session-change.ts';

const LABELS: Readonly<Record<SessionPress, string>> = {
  delay: 'Delay',
  postpone: 'Postpone',
  cancel: 'Cancel',
  reinstate: 'Put back on',
};

/** The outcome of the last press, and how to undo it. */
type Outcome = {
  readonly message: string;
  readonly isError: boolean;
  readonly undo: (() => void) | null;
};

/** Sends a change. @returns why it wasn't made, or null */
async function send(id: number, from: SessionState, to: SessionState): Promise<string | null> {
  const { isOk, answer } = await postJson(`/api/results/${String(id)}/change`, { from, to });
  if (answer === null)
    return 'Couldn’t reach the server, or it didn’t respond. Reload the list before you try again.';
  return isOk ? null : textIn(answer, 'message') || 'Something went wrong.';
}

const shownStatus = ({ status, reason }: SessionState) => [status, reason].filter(Boolean).join(': ');

type Props = { readonly rounds: readonly RoundSessions[] };

/** The next sessions with a button for each change, and the reason and minutes that go with it. */
export function SessionChanges({ rounds }: Props) {
  const ids = useId();
  const [states, setStates] = useState<ReadonlyMap<number, SessionState>>(new Map());
  const [reason, setReason] = useState('');
  const [minutes, setMinutes] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const outcomeRef = useRef<HTMLDivElement>(null);
  const minutesField = useRef<HTMLInputElement>(null);
  const stateOf = (session: NextSession) => states.get(session.id) ?? session.state;
  const delay = readMinutes(minutes);
  // The pressed button may be gone, so focus moves to the outcome.
  useEffect(() => {
    if (outcome !== null) outcomeRef.current?.focus();
  }, [outcome]);

  const change = async (session: NextSession, timeZone: string, from: SessionState, to: SessionState) => {
    setIsBusy(true);
    const problem = await send(session.id, from, to);
    setIsBusy(false);
    if (problem !== null)
      return setOutcome({ message: `${session.name}: ${problem}`, isError: true, undo: null });
    setStates((known) => new Map(known).set(session.id, to));
    const start =
      to.starts_at === from.starts_at ? '' : `, now ${weekdayAndTime(to.starts_at, 'en', timeZone)}`;
    setOutcome({
      message: `${session.name} is ${to.status}${start}.`,
      isError: false,
      undo: () => void change(session, timeZone, to, from),
    });
  };
  const press = (session: NextSession, timeZone: string, action: SessionPress) => {
    if (action === 'delay' && delay === null) return minutesField.current?.focus();
    const from = stateOf(session);
    const to = pressed(from, action, { reason: reason.trim(), minutes: delay ?? 0 });
    void change(session, timeZone, from, to);
  };

  if (rounds.length === 0) return <p>There are no published sessions still to come.</p>;
  return (
    <>
      <div className="session-changes__fields">
        <div>
          <label htmlFor={`${ids}-reason`}>Reason</label>
          <input
            id={`${ids}-reason`}
            value={reason}
            maxLength={1000}
            autoComplete="off"
            aria-describedby={`${ids}-reason-hint`}
            onChange={({ target }) => setReason(target.value)}
          />
          <p id={`${ids}-reason-hint`}>Shown with the session’s status. You can leave it blank.</p>
        </div>
        <div>
          <label htmlFor={`${ids}-minutes`}>Delay in minutes</label>
          <input
            ref={minutesField}
            id={`${ids}-minutes`}
            value={minutes}
            inputMode="numeric"
            autoComplete="off"
            aria-invalid={delay === null}
            aria-describedby={`${ids}-minutes-hint`}
            onChange={({ target }) => setMinutes(target.value)}
          />
          <p id={`${ids}-minutes-hint`} className={delay === null ? 'session-changes__problem' : undefined}>
            {delay === null
              ? 'Enter whole minutes, from 1 to 600.'
              : 'Leave blank if the new time isn’t known yet.'}
          </p>
        </div>
      </div>
      <div ref={outcomeRef} tabIndex={-1} role={outcome?.isError === true ? 'alert' : 'status'}>
        {outcome === null ? null : (
          <p className={outcome.isError ? 'session-changes__problem' : undefined}>
            {outcome.message}{' '}
            {outcome.undo === null ? null : (
              <Button size="small" margin={false} disabled={isBusy} onClick={outcome.undo}>
                Undo
              </Button>
            )}
          </p>
        )}
      </div>
      {rounds.map(({ id, name, timeZone, sessions }) => (
        <table key={id}>
          <caption>
            {name}, times in {zoneName('en', new Date(sessions[0]?.state.starts_at ?? 0), timeZone)}
          </caption>
          <thead>
            <tr>
              <th scope="col">Starts</th>
              <th scope="col">Session</th>
              <th scope="col">Status</th>
              <th scope="col">Change</th>
            </tr>
          </thead>
          <tbody>
            {sessions.map((session) => {
              const state = stateOf(session);
              return (
                <tr key={session.id}>
                  <td>{weekdayAndTime(state.starts_at, 'en', timeZone)}</td>
                  <th scope="row">
                    <a href={`/admin/collections/results/${String(session.id)}`}>{session.name}</a>
                  </th>
                  <td>{shownStatus(state)}</td>
                  <td>
                    <div className="session-changes__buttons">
                      {pressesOf(state.status).map((action) => (
                        <Button
                          key={action}
                          size="small"
                          buttonStyle="secondary"
                          margin={false}
                          disabled={isBusy}
                          aria-label={`${LABELS[action]}: ${session.name}`}
                          onClick={() => press(session, timeZone, action)}
                        >
                          {LABELS[action]}
                        </Button>
                      ))}
                    </div>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      ))}
    </>
  );
}
