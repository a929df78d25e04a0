'use client';

import { Badge } from '@/components/ui/badge';
import type { Device } from '@/lib/contract/entities/devices';
import { browserAgo, browserDay } from '@/lib/dates/browser-moment';
import type { Translator } from '@/lib/i18n/translate';
import { useTranslate } from '@/lib/i18n/use-translate';
import { deviceName } from './device-name';

/** Tokens are renewed every quarter of an hour, so anything more recent is unknown. */
const ACTIVE_MS = 60 * 60_000;

function lastActive({ last_active_at: at }: Device, lang: string, t: Translator): string {
  if (at === null) return '';
  const now = Date.now();
  if (now - Date.parse(at) < ACTIVE_MS) return t('account.deviceActive');
  return t('account.deviceUsed', { time: browserAgo(at, lang, now) });
}

type DeviceCardProps = {
  readonly device: Device;
  readonly lang: string;
  /** Whether a sign-out is under way, here or elsewhere. */
  readonly isBusy: boolean;
  readonly onSignOut: () => void;
};

/** One device: its name, when it signed in, when it was last used, and a sign-out button. */
export function DeviceCard({ device, lang, isBusy, onSignOut }: DeviceCardProps) {
  const t = useTranslate();
  const { is_current, signed_in_at } = device;
  const name = deviceName(device, t);
  const since =
    signed_in_at === null ? '' : t('account.deviceSince', { date: browserDay(signed_in_at, lang) });
  const lines = [is_current ? '' : lastActive(device, lang, t), since].filter(Boolean);
  return (
    <>
      <p className="font-semibold">
        <bdi>{name}</bdi>
      </p>
      {is_current ? <Badge tone="success">{t('account.thisDevice')}</Badge> : null}
      {lines.map((line) => (
        <p key={line} className="text-muted">
          {line}
        </p>
      ))}
      {is_current ? null : (
        <div className="profile-card-actions">
          <button
            type="button"
            className="text-link"
            aria-label={[`${t('islands.account.signOut')}: ${name}`, ...lines].join(', ')}
            aria-disabled={isBusy}
            onClick={onSignOut}
          >
            {t('islands.account.signOut')}
          </button>
        </div>
      )}
    </>
  );
}
