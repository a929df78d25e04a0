import { expect, test } from 'vitest';
import { domainSettingsSchema } from '@/lib/contract/entities/site';
import { accountSettings } from './account-settings';

const SITE = 'https://www.example.nz';
const EVENT_SITE = 'https://round1.example.nz';

const site = (extensions: string[]) => ({
  domain: domainSettingsSchema.parse({
    name: 'Series',
    configuration: { event_hosts: ['round1.example.nz'] },
  }),
  extensions,
});

test('passkeys are offered on the main site of a content server that has them', () => {
  expect(accountSettings(site(['passkeys']), SITE)).toMatchObject({
    isEventSite: false,
    offersPasskeys: true,
  });
  expect(accountSettings(site(['passkeys']), EVENT_SITE)).toMatchObject({
    isEventSite: true,
    offersPasskeys: false,
  });
  expect(accountSettings(site([]), SITE).offersPasskeys).toBe(false);
});
