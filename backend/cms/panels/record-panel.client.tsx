'use client';

import { useId, useRef, useState, type ReactNode } from 'react';
import { textIn } from '../../../lib/shared/record.ts';
import { postJson } from '../screens/post-json.client.ts';

/** The outcome of a press, for the user. */
export type PanelOutcome = { readonly isError: boolean; readonly message: string };

type PanelPress = {
  readonly isBusy: boolean;
  readonly outcome: PanelOutcome | null;
  readonly setOutcome: (outcome: PanelOutcome | null) => void;
  /** Posts a press to the panel's address. @returns the server's response; null if there was none */
  readonly send: (body: object) => Promise<{ readonly isOk: boolean; readonly answer: unknown } | null>;
};

/**
 * Presses of a panel beside a record's form. Each has a key, which stays the same until the server responds: a repeated press counts once.
 * @param unreachable the message if there is no response
 */
export function usePanelPress(address: string, unreachable: string): PanelPress {
  const [outcome, setOutcome] = useState<PanelOutcome | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const press = useRef(crypto.randomUUID());
  const send: PanelPress['send'] = async (body) => {
    setIsBusy(true);
    setOutcome(null);
    const { isOk, answer } = await postJson(address, { ...body, press: press.current });
    setIsBusy(false);
    if (answer === null) {
      setOutcome({ isError: true, message: unreachable });
      return null;
    }
    setOutcome({ isError: !isOk, message: textIn(answer, 'message') || 'Something went wrong.' });
    if (isOk) press.current = crypto.randomUUID();
    return { isOk, answer };
  };
  return { isBusy, outcome, setOutcome, send };
}

type RecordPanelProps = {
  readonly title: string;
  readonly outcome: PanelOutcome | null;
  readonly children: ReactNode;
  /** Shown below the outcome. */
  readonly after?: ReactNode;
};

/** A panel in a record's form that isn't saved with it, with the outcome of its last press. */
export function RecordPanel({ title, outcome, children, after = null }: RecordPanelProps) {
  const heading = useId();
  return (
    <section className="record-panel" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {children}
      <p
        role={outcome?.isError === true ? 'alert' : 'status'}
        className="record-panel__outcome"
        data-error={outcome?.isError}
      >
        {outcome?.message}
      </p>
      {after}
    </section>
  );
}
