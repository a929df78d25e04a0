'use client';

import { Button, Link } from '@payloadcms/ui';
import { useId, useState, type FormEvent } from 'react';
import { useIsReady } from '../../../cms/screens/when-ready.client.tsx';
import type { EnrolmentAnswer } from './enrolment-answer.ts';
import { CodeInput, RecoveryCodes, ScanCode } from './scan-code.client.tsx';
import { callSignIn, type Credentials } from './sign-in-call.client.ts';

type Step =
  | { readonly is: 'password' }
  | { readonly is: 'code' }
  | ({ readonly is: 'enrol'; readonly reason: string } & EnrolmentAnswer)
  | { readonly is: 'codes'; readonly codes: readonly string[] };

/** Signs in with a password and, if the account or the site requires it, an app's code. @param next path to continue to */
export function SignInForm({ next }: { readonly next: string }) {
  const ids = useId();
  // Pressed before the script has loaded, the browser would submit the form itself.
  const isReady = useIsReady();
  const [step, setStep] = useState<Step>({ is: 'password' });
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [known, setKnown] = useState<Credentials>({ email: '', password: '' });

  // Reloads the whole CMS for the account that has signed in.
  const goOn = () => window.location.assign(next);
  const send = async (credentials: Credentials) => {
    setIsBusy(true);
    setProblem('');
    const answer = await callSignIn(credentials);
    if (answer.is === 'done' && answer.codes.length === 0) return goOn();
    setIsBusy(false);
    setCode('');
    if (answer.is === 'done') return setStep({ is: 'codes', codes: answer.codes });
    if (answer.is === 'enrol') return setStep({ ...answer, is: 'enrol', reason: answer.message });
    if (answer.is === 'code' && step.is !== 'code') return setStep({ is: 'code' });
    setProblem(answer.message);
  };
  const sendPassword = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const credentials = { email: textOf(typed.get('email')), password: textOf(typed.get('password')) };
    setKnown(credentials);
    void send(credentials);
  };
  const sendCode = (event: FormEvent) => {
    event.preventDefault();
    const enrolment = step.is === 'enrol' ? { enrolment: step.enrolment } : {};
    void send({ ...known, ...enrolment, code });
  };

  if (step.is === 'codes')
    return (
      <div className="sign-in__form">
        <RecoveryCodes codes={step.codes} />
        <Button size="large" margin={false} onClick={goOn}>
          I’ve kept them
        </Button>
      </div>
    );
  if (step.is === 'password')
    return (
      <form
        className="sign-in__form"
        method="post"
        action="/api/users/login"
        noValidate
        onSubmit={sendPassword}
      >
        <div>
          <label htmlFor={`${ids}-email`}>Email</label>
          <input
            id={`${ids}-email`}
            name="email"
            type="email"
            autoComplete="username"
            required
            defaultValue={known.email}
          />
        </div>
        <div>
          <label htmlFor={`${ids}-password`}>Password</label>
          <input
            id={`${ids}-password`}
            name="password"
            type="password"
            autoComplete="current-password"
            required
          />
        </div>
        <p role="alert" className="second-factor__problem">
          {problem}
        </p>
        <Link href="/admin/forgot" prefetch={false}>
          Forgot password?
        </Link>
        <Button type="submit" size="large" margin={false} disabled={!isReady || isBusy}>
          Sign in
        </Button>
      </form>
    );
  return (
    <form className="sign-in__form" onSubmit={sendCode}>
      {step.is === 'enrol' ? (
        <>
          <p>{step.reason}</p>
          <ScanCode qr={step.qr} secret={step.secret} />
        </>
      ) : null}
      <CodeInput
        key={step.is}
        label={step.is === 'enrol' ? 'The six digits in the app' : 'Code from your authenticator app'}
        hint={step.is === 'enrol' ? '' : 'Without your phone, enter one of your recovery codes.'}
        value={code}
        problem={problem}
        onType={setCode}
      />
      <Button type="submit" size="large" margin={false} disabled={isBusy}>
        {step.is === 'enrol' ? 'Turn on and sign in' : 'Sign in'}
      </Button>
      <Button
        buttonStyle="secondary"
        margin={false}
        disabled={isBusy}
        onClick={() => {
          setProblem('');
          setStep({ is: 'password' });
        }}
      >
        Back
      </Button>
    </form>
  );
}

const textOf = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value : '');
