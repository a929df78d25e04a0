'use client';

import { DefaultEditView, useDocumentInfo } from '@payloadcms/ui';
import type { DocumentViewClientProps } from 'payload';
import { InviteForm } from './invite-form.client.tsx';

/** An account's form; for a new one, the form that invites its owner. */
export function AccountView(view: DocumentViewClientProps) {
  const { id } = useDocumentInfo();
  return id === undefined ? <InviteForm /> : <DefaultEditView {...view} />;
}
