import type { Device } from '@/lib/contract/entities/devices';
import type { Translator } from '@/lib/i18n/translate';

/** The usual name of a device: 'Firefox on Windows'. A phone that names no browser is running an app. */
export function deviceName({ browser, system }: Device, t: Translator): string {
  if (browser !== '') return system === '' ? browser : t('account.deviceName', { browser, system });
  return system === '' ? t('account.deviceUnknown') : t('account.deviceApp', { system });
}
