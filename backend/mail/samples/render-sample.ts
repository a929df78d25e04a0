import type { Payload } from 'payload';
import type { Language } from '../../../lib/contract/languages.ts';
import { logoPicture } from '../../site/logo-picture.ts';
import type { RenderedMail } from '../mail-content.ts';
import { DARK_QUERY } from '../mail-frame.ts';
import { mailBranding } from '../mail-branding.ts';
import { LOGO_PARTS, logosIn } from '../mail-logo.ts';
import { renderMail } from '../render-mail.ts';
import type { MailTemplate } from '../templates.ts';
import { sampleMail } from './samples.ts';

/** `auto`: the reader's own scheme. */
export const SAMPLE_SCHEMES = ['light', 'dark', 'auto'] as const;
export type SampleScheme = (typeof SAMPLE_SCHEMES)[number];

const QUERIES: Readonly<Record<SampleScheme, string>> = { light: 'not all', dark: 'all', auto: DARK_QUERY };

/** An email's HTML for a browser: with the pictures that mail programs get as parts of it, and in one scheme. */
async function forBrowser(payload: Payload, html: string, scheme: SampleScheme): Promise<string> {
  let shown = html.replace(DARK_QUERY, QUERIES[scheme]);
  for (const ground of logosIn(html)) {
    const picture = await logoPicture(payload, ground);
    if (picture)
      shown = shown.replace(
        `cid:${LOGO_PARTS[ground]}`,
        `data:image/png;base64,${picture.toString('base64')}`,
      );
  }
  return shown;
}

/** A template's email with sample data and the site's branding, for viewing in a browser. */
export async function renderSample(
  payload: Payload,
  { template, language, scheme }: { template: MailTemplate; language: Language; scheme: SampleScheme },
): Promise<RenderedMail> {
  const look = await mailBranding(payload);
  const mail = renderMail(sampleMail(template, language, look.siteUrl), look);
  return { ...mail, html: await forBrowser(payload, mail.html, scheme) };
}
