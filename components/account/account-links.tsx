'use client';

import { SmartLink } from '@/components/ui/smart-link';
import { useTranslate } from '@/lib/i18n/use-translate';

const TEXTS = {
  login: 'account.signIn',
  signup: 'account.signUp',
  forgotpassword: 'account.forgotPassword',
  'find-order': 'account.findOrder',
} as const;

/** Links from one sign-in screen to the others. */
export function AccountLinks({ screens }: { readonly screens: readonly (keyof typeof TEXTS)[] }) {
  const t = useTranslate();
  return (
    <ul className="account-links">
      {screens.map((screen) => (
        <li key={screen}>
          <SmartLink href={`/${screen}`} prefetch={false} className="text-link">
            {t(TEXTS[screen])}
          </SmartLink>
        </li>
      ))}
    </ul>
  );
}
