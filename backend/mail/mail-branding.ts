import type { Payload } from 'payload';
import { config } from '../kernel/config.ts';
import { getDomain, siteName } from '../site/domain.ts';
import type { MailBranding } from './mail-content.ts';
import { logosOfSite } from './mail-logo.ts';

/** The site's current branding for emails. */
export async function mailBranding(payload: Payload): Promise<MailBranding> {
  const domain = await getDomain(payload);
  return {
    site: await siteName(payload),
    siteUrl: config().siteUrl,
    accent: domain.theme_colour,
    logos: logosOfSite(domain),
  };
}
