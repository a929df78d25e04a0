'use client';

import { useQuery } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useTranslate } from '@/lib/i18n/use-translate';
import { devicesQuery } from '@/lib/queries/account';
import { SentNotice } from '../sent-notice.client';
import { DeviceCard } from './device-card.client';
import { deviceName } from './device-name';
import { Section } from './section';
import { useDeviceChanges } from './use-device-changes';

/** The devices where the customer is signed in, with ways to sign out of one other device, of all others, and everywhere. */
export function DevicesSection({ lang }: { readonly lang: string }) {
  const t = useTranslate();
  const devices = useQuery(devicesQuery());
  const { done, underWay, failure, signOut } = useDeviceChanges();

  const hasOthers = devices.data?.some(({ is_current }) => !is_current) ?? false;
  const all = [
    ['others', 'account.signOutOthers'],
    ['all', 'account.signOutEverywhere'],
  ] as const;
  return (
    <Section title={t('account.devices')}>
      {failure === '' ? null : (
        <div className="mb-6">
          <Notice tone="danger" live>
            {failure}
          </Notice>
        </div>
      )}
      {done === null ? null : (
        <SentNotice>
          {typeof done === 'string'
            ? t('account.othersSignedOut')
            : t('account.deviceSignedOut', { device: deviceName(done, t) })}
        </SentNotice>
      )}
      {devices.isError ? (
        <Notice tone="danger" live>
          <p>{t('forms.server')}</p>
          <Button size="small" className="mt-3" onClick={() => void devices.refetch()}>
            {t('error.retry')}
          </Button>
        </Notice>
      ) : null}
      {devices.data ? (
        <p className="mb-4 text-muted">{t(hasOthers ? 'account.devicesHint' : 'account.devicesNone')}</p>
      ) : null}
      <ul className="profile-cards">
        {devices.data?.map((device) => (
          <li key={device.id}>
            <DeviceCard
              device={device}
              lang={lang}
              isBusy={underWay !== null}
              onSignOut={() => void signOut(device)}
            />
          </li>
        ))}
      </ul>
      {hasOthers ? (
        <div className="form-actions mt-5">
          {all.map(([where, text]) => (
            <Button
              key={where}
              colour="plain"
              size="small"
              aria-disabled={underWay !== null}
              data-busy={underWay === where || undefined}
              onClick={() => void signOut(where)}
            >
              {t(text)}
            </Button>
          ))}
        </div>
      ) : null}
    </Section>
  );
}
