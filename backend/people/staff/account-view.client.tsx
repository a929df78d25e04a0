'use client';

import { DefaultEditView, useDocumentInfo } from '@payloadcms/ui';
import type { DocumentViewClientProps } from 'payload';
import { InviteForm } from './invite-form.client.tsx';

/** An account's form; for a new account, the invitation form. */
export function AccountView(view: DocumentViewClientProps) {
  const { id } = useDocumentInfo();
  return id === undefined ? <InviteForm /> : <DefaultEditView {...view} />;
}
