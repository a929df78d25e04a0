'use client';

import { Button } from '@payloadcms/ui';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { raceMessageSchema, type RaceMessage } from '../../../lib/contract/entities/live-session.ts';
import { MAX_MESSAGE } from '../../../lib/contract/timing.ts';
import { clockTime, zoneName } from '../../../lib/shared/date-forms.ts';
import { propertyOf, textIn } from '../../../lib/shared/record.ts';
import { pollWhileVisible } from '../../cms/locks/poll-while-visible.client.ts';
import { controlDaySchema, type ControlDay } from './control-day.ts';
import type { SaidMessage } from './said-message.ts';

/** What the server made of a message: all of the session's, or why there is no such. */
type Answer = { readonly messages: readonly RaceMessage[] } | { readonly problem: string };

async function post(session: number, message: SaidMessage): Promise<Answer> {
  try {
    const response = await fetch(`/api/results/${String(session)}/messages`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(message),
    });
    const answer: unknown = await response.json();
    const messages = raceMessageSchema.array().safeParse(propertyOf(answer, 'messages'));
    return response.ok && messages.success
      ? { messages: messages.data }
      : { problem: textIn(answer, 'message') || 'Something went wrong.' };
  } catch {
    return {
      problem: 'Couldn’t reach the server, or it didn’t respond. Press again: nothing is sent twice.',
    };
  }
}

/** How soon the screen has what others change: the timetable, statuses, and a timing system's messages. */
const EVERY_MS = 10_000;

/** The day as it is now; null without an answer, and for whoever has been signed out. */
async function fetchDay(signal: AbortSignal): Promise<ControlDay | null> {
  const response = await fetch('/api/race-control', { signal }).catch(() => null);
  const answer: unknown = response?.ok ? await response.json().catch(() => null) : null;
  return controlDaySchema.safeParse(answer).data ?? null;
}

type Desk = {
  readonly sessions: ControlDay['sessions'];
  /** An id; null as long as there are no sessions. */
  readonly chosen: number | null;
};

/** What is known now. The chosen session stays, even if its hours are over: somebody may be typing a message about it. */
function withDay({ sessions, chosen }: Desk, day: ControlDay): Desk {
  const isThere = day.sessions.some(({ id }) => id === chosen);
  const kept = isThere ? [] : sessions.filter(({ id }) => id === chosen);
  return { sessions: [...kept, ...day.sessions], chosen: chosen ?? day.likely };
}

/**
 * A line to type what race control says of a session, and what was said before, to correct or to take back. It may be open all day, so that the
 * sessions and their messages are asked for again and again.
 */
export function RaceControl({ day }: { readonly day: ControlDay }) {
  const ids = useId();
  const [{ sessions, chosen }, setDesk] = useState<Desk>({ sessions: day.sessions, chosen: day.likely });
  const [isOld, setIsOld] = useState(false);
  /** How many messages were sent, or answered: what was asked for before one of them is older than its answer. */
  const turns = useRef(0);
  /** The same until the server has answered, so that a press that is repeated counts once. */
  const [message, setMessage] = useState(() => ({ id: crypto.randomUUID().toString(), text: '' }));
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState({ text: '', isError: false });
  const field = useRef<HTMLInputElement>(null);
  useEffect(
    () =>
      pollWhileVisible(async (signal) => {
        const turn = turns.current;
        const fresh = await fetchDay(signal);
        if (signal.aborted || turn !== turns.current) return;
        setIsOld(fresh === null);
        if (fresh !== null) setDesk((desk) => withDay(desk, fresh));
      }, EVERY_MS),
    [],
  );
  const session = sessions.find(({ id }) => id === chosen);
  const messages = session?.messages ?? [];
  const isCorrection = messages.some(({ id }) => id === message.id);
  const rounds = Map.groupBy(sessions, ({ round }) => round);
  if (session === undefined) return <p>There are no published sessions within twelve hours of now.</p>;

  const beginAnew = () => {
    setMessage({ id: crypto.randomUUID(), text: '' });
    field.current?.focus();
  };
  const say = async (said: SaidMessage, done: string) => {
    setIsBusy(true);
    turns.current += 1;
    const answer = await post(session.id, said);
    turns.current += 1;
    setIsBusy(false);
    if ('problem' in answer) return setOutcome({ text: answer.problem, isError: true });
    setDesk((desk) => ({
      ...desk,
      sessions: desk.sessions.map((one) =>
        one.id === session.id ? { ...one, messages: answer.messages } : one,
      ),
    }));
    setOutcome({ text: `${done} ${session.name}`, isError: false });
    beginAnew();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = message.text.trim();
    if (text === '' || isBusy) return field.current?.focus();
    void say({ ...message, text }, isCorrection ? 'Corrected:' : 'Sent:');
  };
  const timeOf = ({ at }: RaceMessage) => (at === null ? '' : clockTime(at, 'en', session.timeZone));

  return (
    <>
      <form onSubmit={submit}>
        <div className="session-changes__fields">
          <div>
            <label htmlFor={`${ids}-session`}>Session</label>
            <select
              id={`${ids}-session`}
              value={session.id}
              onChange={({ target }) => {
                const id = Number(target.value);
                setDesk((desk) => ({ ...desk, chosen: id }));
                setMessage({ id: crypto.randomUUID(), text: '' });
                setOutcome({ text: '', isError: false });
              }}
            >
              {[...rounds].map(([round, ofRound]) => (
                <optgroup key={round} label={round}>
                  {ofRound.map(({ id, name, status, startsAt, timeZone }) => (
                    <option key={id} value={id}>
                      {`${clockTime(startsAt, 'en', timeZone)} ${name} (${status})`}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
          </div>
          <div>
            <label htmlFor={`${ids}-text`}>Message</label>
            <input
              ref={field}
              id={`${ids}-text`}
              value={message.text}
              maxLength={MAX_MESSAGE}
              autoComplete="off"
              aria-describedby={`${ids}-hint`}
              onChange={({ target }) => setMessage({ ...message, text: target.value })}
            />
            <p id={`${ids}-hint`}>Such as Yellow flag in sector 2, or Race restart 14:20.</p>
          </div>
        </div>
        <div className="session-changes__buttons">
          <Button type="submit" margin={false} disabled={isBusy}>
            {isCorrection ? 'Correct' : 'Send'}
          </Button>
          {isCorrection ? (
            <Button buttonStyle="secondary" margin={false} disabled={isBusy} onClick={beginAnew}>
              Leave it as it was
            </Button>
          ) : null}
        </div>
      </form>
      <p
        role={outcome.isError ? 'alert' : 'status'}
        className={outcome.isError ? 'session-changes__problem' : undefined}
      >
        {outcome.text}
      </p>
      <p role="status" className="session-changes__problem">
        {isOld
          ? 'The sessions and messages below may be out of date: the server didn’t respond, or you’ve been signed out.'
          : ''}
      </p>
      {messages.length === 0 ? (
        <p>No messages about this session yet.</p>
      ) : (
        <table>
          <caption>
            {session.name}, times in {zoneName('en', session.startsAt, session.timeZone)}
          </caption>
          <thead>
            <tr>
              <th scope="col">Time</th>
              <th scope="col">Message</th>
              <th scope="col">Change</th>
            </tr>
          </thead>
          <tbody>
            {messages.map((one) => (
              <tr key={one.id}>
                <td>{timeOf(one)}</td>
                <th scope="row">
                  <bdi>{one.text}</bdi>
                </th>
                <td>
                  <div className="session-changes__buttons">
                    <Button
                      size="small"
                      buttonStyle="secondary"
                      margin={false}
                      disabled={isBusy}
                      aria-label={`Correct: ${one.text}`}
                      onClick={() => {
                        setMessage({ id: one.id, text: one.text });
                        field.current?.focus();
                      }}
                    >
                      Correct
                    </Button>
                    <Button
                      size="small"
                      buttonStyle="secondary"
                      margin={false}
                      disabled={isBusy}
                      aria-label={`Take back: ${one.text}`}
                      onClick={() => void say({ id: one.id, text: '' }, 'Taken back:')}
                    >
                      Take back
                    </Button>
                  </div>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
