'use client';

import { Button } from '@payloadcms/ui';
import { useId, useRef, useState, type FormEvent } from 'react';
import { raceMessageSchema, type RaceMessage } from '../../../lib/contract/entities/live-session.ts';
import { MAX_MESSAGE } from '../../../lib/contract/timing.ts';
import { clockTime, zoneName } from '../../../lib/shared/date-forms.ts';
import { propertyOf, textIn } from '../../../lib/shared/record.ts';
import type { ControlSession } from './control-sessions.ts';
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

type Props = {
  readonly sessions: readonly ControlSession[];
  /** The id of the one that is chosen at first. */
  readonly first: number;
};

/** A line to type what race control says of a session, and what was said before, to correct or to take back. */
export function RaceControl({ sessions, first }: Props) {
  const ids = useId();
  const [chosen, setChosen] = useState(first);
  const [told, setTold] = useState<ReadonlyMap<number, readonly RaceMessage[]>>(
    () => new Map(sessions.map(({ id, messages }) => [id, messages])),
  );
  /** The same until the server has answered, so that a press that is repeated counts once. */
  const [message, setMessage] = useState(() => ({ id: crypto.randomUUID().toString(), text: '' }));
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState({ text: '', isError: false });
  const field = useRef<HTMLInputElement>(null);
  const messages = told.get(chosen) ?? [];
  const isCorrection = messages.some(({ id }) => id === message.id);
  const rounds = Map.groupBy(sessions, ({ round }) => round);
  const session = sessions.find(({ id }) => id === chosen);
  if (session === undefined) return null;

  const beginAnew = () => {
    setMessage({ id: crypto.randomUUID(), text: '' });
    field.current?.focus();
  };
  const say = async (said: SaidMessage, done: string) => {
    setIsBusy(true);
    const answer = await post(session.id, said);
    setIsBusy(false);
    if ('problem' in answer) return setOutcome({ text: answer.problem, isError: true });
    setTold((known) => new Map(known).set(session.id, answer.messages));
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
              value={chosen}
              onChange={({ target }) => {
                setChosen(Number(target.value));
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
