'use client';

import { Button, ConfirmationModal, toast, useModal } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useState, useSyncExternalStore } from 'react';
import { propertyOf, textIn } from '../../../lib/shared/record.ts';

type Props = {
  /** The restore call's path in the CMS's API. */
  readonly path: string;
  /** The address of the form that shows the restored version. */
  readonly form: string;
  readonly title: string;
  /** `Saved`: it has no drafts, and visitors see every save. */
  readonly state: 'Published' | 'Draft' | 'Saved';
};

const QUESTION = 'restore-version';

const never = () => () => undefined;

const messageOf = (answer: unknown): string => {
  const errors = propertyOf(answer, 'errors');
  return Array.isArray(errors) ? textIn(errors[0], 'message') : textIn(answer, 'message');
};

/** Restores a version: as a draft that nobody sees yet or, if it was published or has no drafts, on the site at once. */
export function RestoreVersion({ path, form, title, state }: Props) {
  const { openModal } = useModal();
  const router = useRouter();
  const hasDrafts = state !== 'Saved';
  const [isWorking, setIsWorking] = useState(false);
  // The server renders the buttons, and a press before their code has loaded would be lost.
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const restore = async (asDraft: boolean) => {
    setIsWorking(true);
    const response = await fetch(`${path}?draft=${String(asDraft)}`, { method: 'POST' }).catch(() => null);
    const message = messageOf(await response?.json().catch(() => null));
    if (!response?.ok) {
      setIsWorking(false);
      toast.error(message || 'Couldn’t restore this version.');
      return;
    }
    toast.success(message);
    router.push(form);
  };
  return (
    <div className="version-view__restore">
      {hasDrafts ? (
        <Button
          buttonStyle="secondary"
          size="medium"
          disabled={!isAlive || isWorking}
          // No confirmation: visitors don't see drafts, and every version is kept.
          onClick={() => void restore(true)}
        >
          Restore as a draft
        </Button>
      ) : null}
      {state === 'Draft' ? null : (
        <Button
          buttonStyle="secondary"
          size="medium"
          disabled={!isAlive || isWorking}
          onClick={() => openModal(QUESTION)}
        >
          {hasDrafts ? 'Restore and publish' : 'Restore'}
        </Button>
      )}
      <ConfirmationModal
        modalSlug={QUESTION}
        heading={hasDrafts ? 'Restore and publish?' : 'Restore this version?'}
        body={`${title} becomes the newest version. Visitors will see it straight away. All other versions are kept.`}
        confirmLabel="Restore"
        onConfirm={() => restore(false)}
      />
    </div>
  );
}
