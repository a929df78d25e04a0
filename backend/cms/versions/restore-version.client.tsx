'use client';

import { Button, ConfirmationModal, toast, useModal } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useState, useSyncExternalStore } from 'react';
import { propertyOf, textIn } from '../../../lib/shared/record.ts';

type Props = {
  /** Of the CMS's interface. */
  readonly path: string;
  /** The address of the form that shows the restored version. */
  readonly form: string;
  readonly title: string;
  /** `Saved`: it has no drafts, and visitors see every save. */
  readonly state: 'Published' | 'Draft' | 'Saved';
  /** Whether visitors see the record now. */
  readonly isShown: boolean;
};

const QUESTION = 'restore-version';

const never = () => () => undefined;

const forVisitors = (asDraft: boolean, isShown: boolean): string => {
  if (!asDraft) return 'Visitors will see it straight away.';
  return isShown
    ? 'Visitors will still see the published version.'
    : 'Visitors won’t see it until you publish it.';
};

const messageOf = (answer: unknown): string => {
  const errors = propertyOf(answer, 'errors');
  return Array.isArray(errors) ? textIn(errors[0], 'message') : textIn(answer, 'message');
};

/** Puts a version back: as a draft that nobody sees yet, or, if it was published or has no drafts, on the site at once. */
export function RestoreVersion({ path, form, title, state, isShown }: Props) {
  const { openModal } = useModal();
  const router = useRouter();
  const hasDrafts = state !== 'Saved';
  const [asDraft, setAsDraft] = useState(hasDrafts);
  // The server writes the buttons, and a press before their code has come would be lost.
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const ask = (draft: boolean) => {
    setAsDraft(draft);
    openModal(QUESTION);
  };
  const restore = async () => {
    const response = await fetch(`${path}?draft=${String(asDraft)}`, { method: 'POST' });
    const message = messageOf(await response.json());
    if (!response.ok) {
      toast.error(message || 'Couldn’t restore this version.');
      return;
    }
    toast.success(message);
    router.push(form);
  };
  const published = hasDrafts ? 'Restore and publish?' : 'Restore this version?';
  const heading = asDraft ? 'Restore as a draft?' : published;
  return (
    <div className="version-view__restore">
      {hasDrafts ? (
        <Button buttonStyle="secondary" size="medium" disabled={!isAlive} onClick={() => ask(true)}>
          Restore as a draft
        </Button>
      ) : null}
      {state === 'Draft' ? null : (
        <Button buttonStyle="secondary" size="medium" disabled={!isAlive} onClick={() => ask(false)}>
          {hasDrafts ? 'Restore and publish' : 'Restore'}
        </Button>
      )}
      <ConfirmationModal
        modalSlug={QUESTION}
        heading={heading}
        body={`${title} becomes the newest version. ${forVisitors(asDraft, isShown)} All other versions are kept.`}
        confirmLabel="Restore"
        onConfirm={restore}
      />
    </div>
  );
}
