'use client';

import { Notice } from '@/components/ui/notice';
import { SmartLink } from '@/components/ui/smart-link';
import { rememberCurrentPage } from '@/lib/account/redirect-after-sign-in';
import { formAnchor } from './control-id';

export type FormSignInTexts = { readonly text: string; readonly button: string };

/** Replaces a customers-only form until one signs in; the sign-in returns to it. */
export function FormSignIn({ formId, texts }: { readonly formId: number; readonly texts: FormSignInTexts }) {
  return (
    <Notice tone="info">
      <p>{texts.text}</p>
      <p className="mt-3">
        <SmartLink
          href="/login"
          prefetch={false}
          className="btn"
          data-size="small"
          onClick={() => rememberCurrentPage(`#${formAnchor(formId)}`)}
        >
          {texts.button}
        </SmartLink>
      </p>
    </Notice>
  );
}
