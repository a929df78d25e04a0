'use client';

import { useId, type KeyboardEvent } from 'react';
import type { EnrolmentAnswer } from './enrolment-answer.ts';

/** The QR code that an app scans, drawn here so that no other server sees it. */
export function ScanCode({ qr: { size, path }, secret }: Pick<EnrolmentAnswer, 'qr' | 'secret'>) {
  return (
    <>
      <p>Scan this with an authenticator app, such as the one built into your phone or password manager:</p>
      <svg
        className="second-factor__qr"
        viewBox={`0 0 ${String(size)} ${String(size)}`}
        role="img"
        aria-label="QR code for your authenticator app"
        shapeRendering="crispEdges"
      >
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <p>
        Or enter this key in the app: <code className="second-factor__secret">{secret}</code>
      </p>
    </>
  );
}

/** Recovery codes, shown once. */
export function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  return (
    <>
      <p>
        Your recovery codes. Each signs you in once if you don’t have your phone. Print them or keep them in a
        password manager: they aren’t shown again.
      </p>
      <ul className="second-factor__codes" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </>
  );
}

type CodeInputProps = {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly problem: string;
  readonly onType: (code: string) => void;
  /** Called on Enter, in a form that isn't this field's own. */
  readonly onEnter?: () => void;
};

/** A field for an authenticator app's code. */
export function CodeInput({ label, hint = '', value, problem, onType, onEnter }: CodeInputProps) {
  const id = useId();
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || onEnter === undefined) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <div className="second-factor__code">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        // The step's only field.
        ref={focusOnce}
        value={value}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={problem !== ''}
        aria-describedby={`${id}-told`}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={press}
      />
      <p id={`${id}-told`}>
        {hint}
        {hint !== '' && problem !== '' ? ' ' : ''}
        {problem === '' ? null : (
          <span role="alert" className="second-factor__problem">
            {problem}
          </span>
        )}
      </p>
    </div>
  );
}

const focusOnce = (input: HTMLInputElement | null) => input?.focus();
