'use client';

import { Button } from '@payloadcms/ui';
import { useId, useRef, useState, type FormEvent } from 'react';
import { PASSWORD_MIN } from '../../../lib/contract/limits.ts';
import { postJson } from '../../cms/screens/post-json.client.ts';
import { useIsReady } from '../../cms/screens/when-ready.client.tsx';
import { refusalIn } from './second-factor/refusal.ts';

const LOST = 'Couldn’t reach the server, or it didn’t respond. Try again.';

type Props = {
  /** From the emailed link. */
  readonly token: string;
  /** The account's, which password managers save the password for. */
  readonly email: string;
  /** Path to continue to. An account that has to pass a second step is asked to sign in there. */
  readonly next: string;
};

/** Sets an account's password. What was typed stays after a refusal. */
export function ChoosePasswordForm({ token, email, next }: Props) {
  const ids = useId();
  // Pressed before the script has loaded, the browser would submit the form itself.
  const isReady = useIsReady();
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const [isShown, setIsShown] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  const refuse = (message: string) => {
    setProblem(message);
    setIsBusy(false);
    field.current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const password = field.current?.value ?? '';
    if (password.length < PASSWORD_MIN) return refuse(`Use ${String(PASSWORD_MIN)} characters or more.`);
    setProblem('');
    setIsBusy(true);
    const { isOk, answer } = await postJson('/api/users/reset-password', { token, password });
    if (!isOk) return refuse(answer === null ? LOST : refusalIn(answer));
    // Reloads the whole CMS for the account that has signed in.
    window.location.assign(next);
  };

  return (
    <form className="sign-in__form" method="post" noValidate onSubmit={(event) => void submit(event)}>
      <div>
        <label htmlFor={`${ids}-email`}>Email</label>
        <input id={`${ids}-email`} type="email" autoComplete="username" readOnly value={email} />
      </div>
      <div>
        <label htmlFor={`${ids}-password`}>New password</label>
        <input
          ref={field}
          id={`${ids}-password`}
          name="password"
          type={isShown ? 'text' : 'password'}
          autoComplete="new-password"
          autoCapitalize="none"
          spellCheck={false}
          required
          aria-invalid={problem !== ''}
          aria-describedby={`${ids}-hint ${ids}-problem`}
        />
        <p id={`${ids}-hint`}>{`${String(PASSWORD_MIN)} characters or more`}</p>
        <p id={`${ids}-problem`} role="alert" className="second-factor__problem">
          {problem}
        </p>
      </div>
      <label className="sign-in__show">
        <input type="checkbox" checked={isShown} onChange={() => setIsShown(!isShown)} />
        Show the password
      </label>
      <Button type="submit" size="large" margin={false} disabled={!isReady || isBusy}>
        Save and sign in
      </Button>
    </form>
  );
}
