'use client';

import { Button } from '@payloadcms/ui';
import { useState } from 'react';
import { textIn } from '../../../../lib/shared/record.ts';
import { postJson } from '../../../cms/screens/post-json.client.ts';
import { refusalIn } from './refusal.ts';
import { RecordPanel, type PanelOutcome } from '../../../cms/panels/record-panel.client.tsx';
import { enrolmentSchema, recoveryCodesSchema, type EnrolmentAnswer } from './enrolment-answer.ts';
import { CodeInput, RecoveryCodes, ScanCode } from './scan-code.client.tsx';

const UNREACHABLE = 'Couldn’t reach the server, or it didn’t respond. Reload the page before you try again.';

type Task = 'recovery-codes' | 'remove';
type Step =
  | { readonly is: 'idle' }
  | ({ readonly is: 'scanning' } & EnrolmentAnswer)
  | { readonly is: 'asking'; readonly task: Task }
  | { readonly is: 'codes'; readonly codes: readonly string[] };

const TASKS: Readonly<Record<Task, string>> = {
  'recovery-codes': 'Create new recovery codes',
  remove: 'Remove the app',
};

type Props = {
  /** The day on which the app was set up; null without one. */
  readonly since: string | null;
  readonly codesLeft: number;
};

/** The user's own second factor: set up with an app's first code, and changed with another code. */
export function OwnFactor(given: Props) {
  const [{ since, codesLeft }, setState] = useState(given);
  const [step, setStep] = useState<Step>({ is: 'idle' });
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState('');
  const [outcome, setOutcome] = useState<PanelOutcome | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const goTo = (next: Step) => {
    setStep(next);
    setCode('');
    setProblem('');
  };
  /** @returns the response; null if there was none, or if it was refused, which is shown */
  const send = async (path: string, body: object): Promise<unknown> => {
    setIsBusy(true);
    setOutcome(null);
    setProblem('');
    const refuse = (message: string) =>
      step.is === 'idle' ? setOutcome({ isError: true, message }) : setProblem(message);
    const { isOk, answer } = await postJson(`/api/users/second-factor/${path}`, body);
    setIsBusy(false);
    if (isOk && answer !== null) return answer;
    refuse(answer === null ? UNREACHABLE : refusalIn(answer));
    return null;
  };
  const start = async () => {
    const enrolment = enrolmentSchema.safeParse(await send('start', {}));
    if (enrolment.success) goTo({ is: 'scanning', ...enrolment.data });
  };
  const showCodes = (answer: unknown) => {
    const shown = recoveryCodesSchema.safeParse(answer);
    if (!shown.success) return;
    const codes = shown.data.recovery_codes;
    setState({ since: since ?? 'today', codesLeft: codes.length });
    goTo({ is: 'codes', codes });
  };
  const confirm = async (enrolment: string) => showCodes(await send('confirm', { enrolment, code }));
  const perform = async (task: Task) => {
    const answer = await send(task, { code });
    if (task === 'recovery-codes') return showCodes(answer);
    if (answer === null) return;
    setState({ since: null, codesLeft: 0 });
    setOutcome({ isError: false, message: textIn(answer, 'message') });
    goTo({ is: 'idle' });
  };
  const button = (label: string, onClick: () => void, isSecondary = false) => (
    <Button
      size="small"
      buttonStyle={isSecondary ? 'secondary' : 'primary'}
      margin={false}
      disabled={isBusy}
      onClick={onClick}
    >
      {label}
    </Button>
  );
  const cancel = button('Cancel', () => goTo({ is: 'idle' }), true);

  return (
    <RecordPanel title="Authenticator app" outcome={outcome}>
      {step.is === 'idle' && since === null ? (
        <>
          <p>
            With an authenticator app, signing in takes a code from your phone as well as your password, so
            that a stolen password isn’t enough.
          </p>
          {button('Set up an app', () => void start())}
        </>
      ) : null}
      {step.is === 'idle' && since !== null ? (
        <>
          <p>
            Set up since {since}.{' '}
            {codesLeft === 1 ? '1 recovery code is' : `${String(codesLeft)} recovery codes are`} left.
          </p>
          <div className="cms-panel__buttons">
            {button(TASKS['recovery-codes'], () => goTo({ is: 'asking', task: 'recovery-codes' }), true)}
            {button(TASKS.remove, () => goTo({ is: 'asking', task: 'remove' }), true)}
          </div>
        </>
      ) : null}
      {step.is === 'scanning' ? (
        <>
          <ScanCode qr={step.qr} secret={step.secret} />
          <CodeInput
            label="The six digits in the app"
            value={code}
            problem={problem}
            onType={setCode}
            onEnter={() => void confirm(step.enrolment)}
          />
          <div className="cms-panel__buttons">
            {button('Turn on', () => void confirm(step.enrolment))}
            {cancel}
          </div>
        </>
      ) : null}
      {step.is === 'asking' ? (
        <>
          {step.task === 'recovery-codes' ? <p>Your current recovery codes will stop working.</p> : null}
          <CodeInput
            label="Code from the app, or a recovery code"
            value={code}
            problem={problem}
            onType={setCode}
            onEnter={() => void perform(step.task)}
          />
          <div className="cms-panel__buttons">
            {button(TASKS[step.task], () => void perform(step.task))}
            {cancel}
          </div>
        </>
      ) : null}
      {step.is === 'codes' ? (
        <>
          <RecoveryCodes codes={step.codes} />
          {button('I’ve kept them', () => goTo({ is: 'idle' }))}
        </>
      ) : null}
    </RecordPanel>
  );
}
