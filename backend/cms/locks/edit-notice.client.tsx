'use client';

import { Button, toast, useDocumentInfo, useForm, useFormFields, useFormModified } from '@payloadcms/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { UnsavedTyping, useNewestVersion } from './unsaved-typing.client.tsx';
import { keepLockOnLeave } from './release-lock.client.tsx';
import { unsavedText } from './unsaved-text.ts';
import { useEditing, useEditingPath, useIsAutosaved, type Editing } from './use-editing.client.ts';
import { useModalPlace } from './use-modal-place.ts';
import { timeSince, wallClock } from './wall-clock.ts';

type Editor = NonNullable<Editing['editor']>;

const sinceWhen = ({ since }: Editor) => `${wallClock(since)} (${timeSince(since)})`;

/** Makes this account the editor and shows the newest version; in an autosaved form, including what the other editor typed until now. */
function useTakeOver(): () => void {
  const path = useEditingPath();
  return () => {
    const take = async () => {
      const response = await fetch(`${path}/take-over`, { method: 'POST' });
      if (!response.ok) throw new Error(String(response.status));
      keepLockOnLeave();
      window.location.reload();
    };
    take().catch(() => toast.error('Couldn’t take over. Try again.'));
  };
}

const press = (id: string) => document.getElementById(id)?.click();

function LockedDialog({ editor, takeOver }: { readonly editor: Editor; readonly takeOver: () => void }) {
  const place = useModalPlace('document-locked');
  const isAutosaved = useIsAutosaved();
  if (place === null) return null;
  return createPortal(
    <div className="edit-dialog">
      <h1>{editor.name} is editing this</h1>
      <p>
        {editor.name} has been editing this since {sinceWhen(editor)}. If you take over,{' '}
        {isAutosaved
          ? `everything typed so far appears in your form. ${editor.name} is notified and can’t save any more changes.`
          : `${editor.name} is notified and can’t save any more changes. What’s typed there and not saved stays on that screen.`}
      </p>
      <div className="edit-dialog__buttons">
        <Button buttonStyle="secondary" size="large" onClick={() => press('document-locked-go-back')}>
          Go back
        </Button>
        <Button buttonStyle="secondary" size="large" onClick={takeOver}>
          Take over
        </Button>
        <Button size="large" onClick={() => press('document-locked-view-read-only')}>
          View only
        </Button>
      </div>
    </div>,
    place,
  );
}

/** Payload's own notice of a take-over, which appears at the next key press. */
function LostDialog({ editor }: { readonly editor: Editor | null }) {
  const place = useModalPlace('document-take-over');
  const isAutosaved = useIsAutosaved();
  if (place === null) return null;
  return createPortal(
    <div className="edit-dialog">
      <h1>{editor === null ? 'A colleague' : editor.name} took over from you</h1>
      <p>
        {isAutosaved
          ? 'What you typed before then is saved and is now in their form. What you’ve typed since isn’t saved, but stays on your screen so you can copy it.'
          : 'What you typed and didn’t save stays on your screen so you can copy it.'}
      </p>
      <div className="edit-dialog__buttons">
        <Button size="large" onClick={() => press('document-take-over-view-read-only')}>
          Back to my form
        </Button>
      </div>
    </div>,
    place,
  );
}

/** Payload's own notice, at the first key press, that the record has been saved elsewhere since the form was opened. */
function StaleDialog({ by, showNewest }: { readonly by: string; readonly showNewest: () => void }) {
  const place = useModalPlace('document-stale-data');
  if (place === null) return null;
  return createPortal(
    <div className="edit-dialog">
      <h1>{by} changed this</h1>
      <p>
        Your form shows an older version. What you typed is kept, and is shown beside the newest version when
        you open it.
      </p>
      <div className="edit-dialog__buttons">
        <Button size="large" onClick={showNewest}>
          Show the newest version
        </Button>
      </div>
    </div>,
    place,
  );
}

/** Offers the form's unsaved values as text. */
function Unsaved() {
  const { data } = useDocumentInfo();
  const text = useFormFields(([fields]) => unsavedText(fields, data));
  if (text === '') return <p>Everything you typed is saved.</p>;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast.success('Copied.'),
      // Without clipboard permission, the editor copies it from the field.
      () => toast.error('Couldn’t copy. Select the text and copy it yourself.'),
    );
  return (
    <>
      <label>
        Not saved
        <textarea readOnly rows={4} value={text} onFocus={({ target }) => target.select()} />
      </label>
      <Button buttonStyle="secondary" size="small" onClick={() => void copy()}>
        Copy
      </Button>
    </>
  );
}

function Notice({ isLost, children }: { readonly isLost: boolean; readonly children: ReactNode }) {
  return (
    <section
      className={isLost ? 'edit-notice edit-notice--lost' : 'edit-notice'}
      role={isLost ? 'alert' : 'status'}
      aria-label="Working together"
    >
      {children}
    </section>
  );
}

/**
 * Above a form: who else is editing the record or global, since when, and a button to take over. Whoever lost the record keeps their typing
 * on the screen; the server refuses their saves (guard-changes.ts), so the form doesn't try.
 */
export function EditNotice() {
  const { editing } = useEditing();
  const takeOver = useTakeOver();
  const showNewest = useNewestVersion();
  const base = useFormFields(([fields]) => fields['updatedAt']?.value);
  const isModified = useFormModified();
  const isAutosaved = useIsAutosaved();
  const { setModified } = useForm();
  const [wasMine, setWasMine] = useState(false);

  const { editor = null, change = null } = editing ?? {};
  // Typing makes the account the editor at once, before the server confirms it.
  if ((editor?.isYou === true || isModified) && !wasMine) setWasMine(true);
  const other = editor !== null && !editor.isYou ? editor : null;
  const isTakenOver = other !== null && wasMine;
  const isOutdated =
    change !== null && !change.isYou && typeof base === 'string' && Date.parse(change.at) > Date.parse(base);
  const isLost = isTakenOver || (other === null && isOutdated);

  useEffect(() => {
    if (isLost && isModified) setModified(false);
  }, [isLost, isModified, setModified]);
  return (
    <>
      <UnsavedTyping />
      <StaleDialog
        by={change === null || change.isYou ? 'Someone else or another window' : change.name}
        showNewest={showNewest}
      />
      <LostDialog editor={other} />
      {other === null ? null : <LockedDialog editor={other} takeOver={takeOver} />}
      {other !== null && !isTakenOver ? (
        <Notice isLost={false}>
          <p>
            <strong>{other.name}</strong> has been editing this since {sinceWhen(other)}.
          </p>
          <Button buttonStyle="secondary" size="small" onClick={takeOver}>
            Take over
          </Button>
        </Notice>
      ) : null}
      {isTakenOver ? (
        <Notice isLost>
          <p>
            <strong>{other.name}</strong> took over from you at {wallClock(other.since)}.{' '}
            {isAutosaved ? 'What you typed before then is in their form. ' : ''}You can no longer save here.
          </p>
          <Unsaved />
          <Button buttonStyle="secondary" size="small" onClick={takeOver}>
            Take it back
          </Button>
        </Notice>
      ) : null}
      {isLost && !isTakenOver && change !== null ? (
        <Notice isLost>
          <p>
            <strong>{change.name}</strong> changed this at {wallClock(change.at)}, after you opened it. You
            can’t save over their change.
          </p>
          <Unsaved />
          <Button buttonStyle="secondary" size="small" onClick={showNewest}>
            Show the newest version
          </Button>
        </Notice>
      ) : null}
    </>
  );
}
