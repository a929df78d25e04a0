import { RIGHT_TO_LEFT, type Language } from '../../lib/contract/languages.ts';
import { htmlDocument } from '../../lib/shared/html-document.ts';
import { escapeHtml } from '../../lib/shared/text/escape-html.ts';
import type { MailBranding } from './mail-content.ts';
import { LOGO_PARTS } from './mail-logo.ts';

/*
 * The parts common to all emails: the page, the logo and the footer, in light and dark. Every colour is set on its element, for programs
 * that drop style sheets; the style sheet only changes the dark scheme. Outlook on the web marks what it has darkened (data-ogsc,
 * data-ogsb).
 */

/** The colours of a scheme. */
export type MailColours = Readonly<Record<'page' | 'card' | 'panel' | 'line' | 'ink' | 'grey', string>>;

export const LIGHT: MailColours = {
  page: '#f1f1f4',
  card: '#ffffff',
  panel: '#f6f6f8',
  line: '#e3e3e8',
  ink: '#16161a',
  grey: '#5a5a66',
};
export const DARK: MailColours = {
  page: '#0e0e12',
  card: '#1b1b21',
  panel: '#26262e',
  line: '#3a3a45',
  ink: '#f4f4f6',
  grey: '#b3b3bf',
};

/** Classes of the parts that change in the dark scheme: which property, and its value. */
const PARTS = [
  ['m-page', 'background-color', DARK.page],
  ['m-card', 'background-color', DARK.card],
  ['m-panel', 'background-color', DARK.panel],
  ['m-ink', 'color', DARK.ink],
  ['m-grey', 'color', DARK.grey],
  ['m-line', 'border-color', DARK.line],
  ['m-edge', 'border-color', DARK.ink],
] as const;

const rule = (prefix: string) => (part: (typeof PARTS)[number]) =>
  `${prefix}.${part[0]}{${part[1]}:${part[2]} !important}`;

/** The style sheet's media query for the reader's scheme. */
export const DARK_QUERY = '(prefers-color-scheme: dark)';

const SHEET = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media ${DARK_QUERY}{${PARTS.map(rule('')).join('')}.m-on-light{display:none !important}.m-on-dark{display:inline-block !important}}
${PARTS.map(rule('[data-ogsc] ')).join('')}${PARTS.map(rule('[data-ogsb] ')).join('')}
@media (max-width:480px){.m-side{padding-left:18px !important;padding-right:18px !important}}`;

const LOGO_HEIGHT = 40;

const picture = (part: string, site: string, style: string, name: string) =>
  `<img class="${name}" src="cid:${part}" alt="${escapeHtml(site)}" height="${String(LOGO_HEIGHT)}" style="height:${String(LOGO_HEIGHT)}px;width:auto;max-width:100%;border:0;${style}">`;

/** The logo, or the site's name, as a link to the site. */
function brand({ site, siteUrl, logos }: MailBranding): string {
  const hasDark = logos.includes('dark');
  const shown = logos.includes('light')
    ? picture(LOGO_PARTS.light, site, 'display:inline-block', hasDark ? 'm-on-light' : '') +
      (hasDark ? picture(LOGO_PARTS.dark, site, 'display:none', 'm-on-dark') : '')
    : escapeHtml(site);
  return `<a class="m-ink" href="${escapeHtml(siteUrl)}" style="color:${LIGHT.ink};font-size:18px;font-weight:800;text-decoration:none">${shown}</a>`;
}

const DEFAULT_ACCENT = '#b3122b';

/** The site's colour; a default if it isn't valid. */
export const accentOf = ({ accent }: Pick<MailBranding, 'accent'>): string =>
  /^#[0-9a-f]{6}$/i.test(accent) ? accent : DEFAULT_ACCENT;

/** An email with its frame. @param html of the contents @param footer below them; '' for none */
export function mailFrame(
  { language, subject, html, footer }: { language: Language; subject: string; html: string; footer: string },
  branding: MailBranding,
): string {
  const direction = RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr';
  const page = `background-color:${LIGHT.page};color:${LIGHT.ink}`;
  return htmlDocument({
    language,
    title: subject,
    head: '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    style: SHEET,
    attributes: {
      body: {
        class: 'm-page m-ink',
        style: `margin:0;${page};font:16px/1.55 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif`,
      },
    },
    body: `<div class="m-page m-ink" dir="${direction}" style="${page}">
<div style="max-width:560px;margin:0 auto;padding:24px 12px">
<div class="m-card m-side" style="padding:18px 24px;border-top:6px solid ${accentOf(branding)};border-radius:10px 10px 0 0;background-color:${LIGHT.card}">${brand(branding)}</div>
<div class="m-card m-side" style="padding:16px 24px 8px;border-radius:0 0 10px 10px;background-color:${LIGHT.card}">
${html}
</div>
${footer === '' ? '' : `<p class="m-grey" style="margin:16px 8px;font-size:13px;color:${LIGHT.grey}">${escapeHtml(footer)}</p>`}
</div>
</div>`,
  });
}
