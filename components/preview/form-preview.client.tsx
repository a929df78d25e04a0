'use client';

import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { FormSender, type SendForm } from '@/components/form-block/form-sender.client';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { ApiError } from '@/lib/api/errors';
import { ok, type Result } from '@/lib/api/result';
import { TYPED_MESSAGE } from '@/lib/contract/preview-messages';
import type { FormTest } from '@/lib/contract/preview';
import { isRecord, propertyOf, textIn } from '@/lib/shared/record';
import { postToCms } from './cms-window';

/** The unsaved content of the form's builder. */
export type TypedForm = Readonly<Record<string, unknown>>;

/** A form in its builder's current state. `version` changes when the form looks different. */
export type ShownForm = {
  readonly view: ReactNode;
  readonly notes: readonly string[];
  readonly version: string;
};

type FormPreviewProps = {
  /** Origins of the CMS, the only ones whose messages count. */
  readonly origins: readonly string[];
  /** Renders the form; null if the preview has ended. */
  readonly load: (values: TypedForm) => Promise<ShownForm | null>;
  /** Sends it as a test. */
  readonly send: (values: TypedForm, answers: object) => Promise<Result<FormTest, ApiError>>;
  readonly texts: { readonly waiting: string; readonly failed: string; readonly ended: string };
};

/** How long typing has to pause before the form is rendered again. */
const REST_MS = 250;

/** The CMS's unsaved values, once typing pauses. */
function useTypedForm(origins: readonly string[]): TypedForm | null {
  const [typed, setTyped] = useState<TypedForm | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let latest = '';
    const listen = ({ origin, data }: MessageEvent<unknown>) => {
      const values = propertyOf(data, 'data');
      if (!origins.includes(origin) || textIn(data, 'type') !== TYPED_MESSAGE || !isRecord(values)) return;
      // The CMS also reports changes that don't affect the values, such as a row being opened.
      const text = JSON.stringify(values);
      if (text === latest) return;
      clearTimeout(timer);
      timer = setTimeout(() => setTyped(values), latest === '' ? 0 : REST_MS);
      latest = text;
    };
    window.addEventListener('message', listen);
    postToCms(origins, { type: TYPED_MESSAGE, ready: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('message', listen);
    };
  }, [origins]);
  return typed;
}

/** A form beside its builder, as visitors would see it, including unsaved changes; it can be filled in and sent as a test. */
export function FormPreview({ origins: given, load, send, texts }: FormPreviewProps) {
  const [origins] = useState(given);
  const typed = useTypedForm(origins);
  const [shown, setShown] = useState<ShownForm | 'ended' | 'failed' | null>(null);
  const [tested, setTested] = useState<FormTest | null>(null);
  const [round, setRound] = useState(0);
  const values = useRef(typed);

  useEffect(() => {
    if (typed === null) return;
    values.current = typed;
    let isWanted = true;
    load(typed).then(
      (found) => {
        if (!isWanted) return;
        setTested(null);
        setShown(found ?? 'ended');
      },
      (cause: unknown) => {
        if (isWanted) setShown('failed');
        window.reportError(cause);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [load, typed]);

  const sendTest = useCallback<SendForm>(
    async (_, answers) => {
      const sent = await send(values.current ?? {}, answers);
      if (!sent.ok) return sent;
      setTested(sent.value);
      return ok({ success: true, message: '', error: '', payment: '' });
    },
    [send],
  );
  const again = () => {
    setTested(null);
    setRound((before) => before + 1);
  };

  if (shown === null)
    return (
      <p role="status" className="waiting">
        {texts.waiting}
      </p>
    );
  if (shown === 'ended' || shown === 'failed')
    return (
      <Notice tone="danger" live>
        {texts[shown]}
      </Notice>
    );
  return (
    <FormSender value={sendTest}>
      <div lang="en" dir="ltr" className="mb-6">
        <Notice live>
          {tested === null ? (
            shown.notes.map((note) => <p key={note}>{note}</p>)
          ) : (
            <>
              <p>{tested.message}</p>
              <p className="mt-3 flex flex-wrap items-center gap-4">
                <a href={tested.link.href} target="_blank" rel="noreferrer" className="text-link">
                  {tested.link.label}
                </a>
                <Button size="small" onClick={again}>
                  {tested.again}
                </Button>
              </p>
            </>
          )}
        </Notice>
      </div>
      <div key={`${String(round)} ${shown.version}`}>{shown.view}</div>
    </FormSender>
  );
}
