'use client';

import { useEffect, useRef, useState, type FormEvent } from 'react';
import { ScanResultPanel } from './scan-result.client.tsx';
import { useAdmission } from './use-admission.client.ts';
import { useCamera, type CameraState } from './use-camera.client.ts';

export type ScannerRound = { readonly id: number; readonly name: string; readonly isOver: boolean };

const ANY = '';

const CAMERA_NOTES: Readonly<Record<Exclude<CameraState, 'on'>, string>> = {
  off: 'Start the camera, then hold a ticket in front of it.',
  starting: 'Starting the camera…',
  denied: 'The camera is blocked. Allow it in the browser’s settings for this site, or type the code.',
  missing:
    'No camera available. You need a device with a camera and an https address. Type the code instead.',
};

/** Scans tickets, or accepts typed codes. Buttons are at the bottom, within reach of a thumb. */
export function Scanner({ rounds }: { readonly rounds: readonly ScannerRound[] }) {
  const current = rounds.find(({ isOver }) => !isOver) ?? rounds[0];
  const [round, setRound] = useState(current ? String(current.id) : ANY);
  const [typed, setTyped] = useState('');
  const { state, check, see, retry, next } = useAdmission(round === ANY ? null : Number(round));
  const { video, state: cameraState, start: startCamera } = useCamera(see);
  const press = useRef<HTMLButtonElement>(null);
  const isAnswered = state.kind === 'answered' || state.kind === 'failed';
  useEffect(() => {
    if (isAnswered) press.current?.focus();
  }, [isAnswered]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '') check(typed.trim());
  };
  const goOn = () => {
    setTyped('');
    next();
  };
  return (
    <main className="gate">
      <header className="gate__head">
        <h1>Scan tickets</h1>
        <a href="/admin">CMS</a>
      </header>
      <label className="gate__event">
        <span>Event</span>
        <select value={round} onChange={(event) => setRound(event.target.value)}>
          {rounds.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          <option value={ANY}>Any event</option>
        </select>
      </label>
      <div className="gate__view">
        <video ref={video} muted playsInline hidden={cameraState !== 'on'} aria-label="Camera" />
        {cameraState === 'on' ? null : <p>{CAMERA_NOTES[cameraState]}</p>}
        <ScanResultPanel state={state} />
      </div>
      <div className="gate__presses">
        {isAnswered ? (
          <>
            {state.kind === 'failed' && state.failure !== 'signed_out' ? (
              <button type="button" className="gate__press" ref={press} onClick={retry}>
                Try again
              </button>
            ) : null}
            {state.kind === 'failed' && state.failure === 'signed_out' ? (
              <a className="gate__press" href="/admin/login?redirect=/admin/gate">
                Sign in
              </a>
            ) : null}
            <button
              type="button"
              className="gate__press"
              data-quiet={state.kind === 'failed' ? '' : undefined}
              ref={state.kind === 'answered' ? press : undefined}
              onClick={goOn}
            >
              Next ticket
            </button>
          </>
        ) : (
          <>
            {cameraState === 'on' ? null : (
              <button
                type="button"
                className="gate__press"
                disabled={cameraState === 'starting'}
                onClick={startCamera}
              >
                Start the camera
              </button>
            )}
            <form className="gate__typed" onSubmit={submit}>
              <label htmlFor="gate-code">Ticket code</label>
              <input
                id="gate-code"
                value={typed}
                placeholder="O-100012-1-7A3F0-9BC42"
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={80}
                onChange={(event) => setTyped(event.target.value)}
              />
              <button
                type="submit"
                className="gate__press"
                data-quiet=""
                disabled={state.kind === 'checking'}
              >
                Check
              </button>
            </form>
          </>
        )}
      </div>
    </main>
  );
}
