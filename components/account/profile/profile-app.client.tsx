'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { Customer } from '@/lib/contract/entities/account';
import { customerQuery } from '@/lib/queries/account';
import { pageHasExtension } from '@/lib/content/extensions-mark';
import { isLoggedIn } from '@/lib/session/store';
import { useSession } from '@/lib/session/use-session';
import { AccountApp } from './account-app.client';
import type { AccountScreenProps } from '../account-shell.client';
import { AddressesSection } from './addresses-section.client';
import { CreditSection } from './credit-section.client';
import { DataSection } from './data-section.client';
import { DevicesSection } from './devices-section.client';
import { EmailSection } from './email-section.client';
import { HistorySection } from './history-section.client';
import { PasskeysSection } from './passkeys-section.client';
import { PasswordSection } from './password-section.client';
import { PhotoSection } from './photo-section.client';
import { ProfileSection } from './profile-section.client';
import { RedeemedNotice } from './redeemed-notice.client';
import { ProfileSkeleton } from './profile-skeleton';

/** Everything that the site stores about a customer, in the sections that the configuration enables. */
export default function ProfileApp({ lang, messages, settings }: AccountScreenProps) {
  return (
    <AccountApp lang={lang} messages={messages}>
      <Profile lang={lang} settings={settings} />
    </AccountApp>
  );
}

type ProfileProps = Omit<AccountScreenProps, 'messages'>;

function Profile(props: ProfileProps) {
  const { t } = useTranslation();
  const isSignedIn = useSession(isLoggedIn);
  const customer = useQuery({ ...customerQuery(), enabled: isSignedIn });
  if (customer.data) return <ProfileOf customer={customer.data} {...props} />;
  if (!customer.isError) return <ProfileSkeleton />;
  return (
    <Notice tone="danger" live>
      <p>{t('forms.server')}</p>
      <Button size="small" className="mt-3" onClick={() => void customer.refetch()}>
        {t('error.retry')}
      </Button>
    </Notice>
  );
}

function ProfileOf({ customer, lang, settings }: ProfileProps & { readonly customer: Customer }) {
  const { t } = useTranslation();
  const { profile: flags } = settings;
  const shared = { customer, lang, settings };
  const isManaged = pageHasExtension('account-management');
  return (
    <>
      <RedeemedNotice supplier={settings.payment_to_user_id} />
      <div className="profile">
        <PhotoSection customer={customer} />
        <div className="profile-column">
          <ProfileSection section="person" title={t('account.person')} {...shared} />
          <ProfileSection section="licence" title={t('account.licence')} {...shared} />
          <ProfileSection section="emergency" title={t('account.emergency')} {...shared} />
          <ProfileSection section="company" title={t('account.company')} {...shared} />
          <AddressesSection customer={customer} canManage={flags.manage_addresses} />
        </div>
        <div className="profile-column profile-side">
          <CreditSection supplier={settings.payment_to_user_id} />
          {isManaged ? <EmailSection customer={customer} lang={lang} /> : null}
          {settings.login_code_only ? null : <PasswordSection customer={customer} />}
          {settings.offersPasskeys ? <PasskeysSection customer={customer} lang={lang} /> : null}
          {pageHasExtension('devices') ? <DevicesSection lang={lang} /> : null}
          {isManaged ? <DataSection customer={customer} lang={lang} /> : null}
        </div>
        <div className="profile-column">
          <HistorySection lang={lang} />
        </div>
      </div>
    </>
  );
}
