'use client';

import { SaveButton } from '@payloadcms/ui';
import { useRefusal } from './use-refusal.ts';

/** Payload's save button for forms without drafts: what the server rejects keeps its messages, and can be sent again. */
export function SaveUntilAccepted() {
  useRefusal();
  return <SaveButton />;
}
