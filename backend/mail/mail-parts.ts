import { escapeHtml } from '../../lib/shared/text/escape-html.ts';
import type { MailButton, MailDocument, MailLine } from './mail-content.ts';
import { LIGHT } from './mail-frame.ts';

/* The building blocks of emails, as HTML. */

/** Relative luminance above which dark text is more readable than white. */
const BRIGHT = 0.36;

function isBright(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > BRIGHT;
}

/** @param text plain */
export const headingHtml = (text: string): string =>
  `<h1 class="m-ink" style="margin:0 0 16px;font-size:24px;line-height:1.25;color:${LIGHT.ink}">${escapeHtml(text)}</h1>`;

/** @param html of the paragraph */
export const paragraphHtml = (html: string, style = ''): string =>
  `<p style="margin:0 0 16px;${style}">${html}</p>`;

/** A smaller, less important paragraph. @param html of the paragraph */
export const asideHtml = (html: string): string =>
  `<p class="m-grey" style="margin:0 0 16px;font-size:13px;color:${LIGHT.grey}">${html}</p>`;

export const buttonHtml = ({ label, address }: MailButton, accent: string): string =>
  paragraphHtml(
    `<a href="${escapeHtml(address)}" style="display:inline-block;padding:14px 26px;border-radius:6px;background-color:${accent};color:${isBright(accent) ? '#16161a' : '#ffffff'};font-weight:700;text-decoration:none">${escapeHtml(label)}</a>`,
  );

/** An address that can be read and copied, as a link. */
export const addressHtml = (address: string): string =>
  `<a class="m-grey" href="${escapeHtml(address)}" style="color:${LIGHT.grey};word-break:break-all">${escapeHtml(address)}</a>`;

/** A document's title with its links below. */
export const documentHtml = ({ title, links }: MailDocument): string =>
  `<p style="margin:0 0 16px"><bdi class="m-ink" style="font-weight:700;color:${LIGHT.ink}">${escapeHtml(title)}</bdi><br>${links
    .map(
      ({ label, address }) =>
        `<a class="m-ink" href="${escapeHtml(address)}" style="color:${LIGHT.ink};display:inline-block;padding:8px 16px 8px 0">${escapeHtml(label)}</a>`,
    )
    .join(' ')}</p>`;

/** A personal message. */
export const quoteHtml = (text: string, accent: string): string =>
  `<blockquote class="m-panel" dir="auto" style="margin:0 0 16px;padding:12px 16px;border-inline-start:4px solid ${accent};background-color:${LIGHT.panel};white-space:pre-line">${escapeHtml(text)}</blockquote>`;

/** A code to type in. */
export const codeHtml = (code: string): string =>
  `<p class="m-panel" style="margin:0 0 16px;padding:12px 16px;border-radius:6px;background-color:${LIGHT.panel};font:700 22px/1.4 ui-monospace,Menlo,Consolas,monospace;letter-spacing:1px"><bdi dir="ltr">${escapeHtml(code)}</bdi></p>`;

const cell = (tag: 'td' | 'th', kind: string, style: string, html: string) =>
  `<${tag} class="${kind}"${tag === 'th' ? ' scope="row"' : ''} style="padding:8px 0;vertical-align:top;${style}">${html}</${tag}>`;

/** The total stands out, below a rule; there are no rules between the other sums. */
const STYLES = {
  item: { name: 'm-line', style: `border-bottom:1px solid ${LIGHT.line};font-weight:400;` },
  sum: { name: 'm-grey', style: `padding:3px 0;color:${LIGHT.grey};font-weight:400;` },
  total: { name: 'm-ink m-edge', style: `border-top:2px solid ${LIGHT.ink};font-weight:700;font-size:18px;` },
} as const;

function rowHtml([label, value, kind]: MailLine): string {
  const { name, style } = STYLES[kind ?? 'item'];
  return `<tr>${cell('th', name, `${style}text-align:start;padding-inline-end:16px`, `<bdi>${escapeHtml(label)}</bdi>`)}${cell('td', name, `${style}text-align:end;white-space:pre-line`, `<bdi>${escapeHtml(value)}</bdi>`)}</tr>`;
}

const isItem = ([, , kind]: MailLine) => kind === undefined;

/** Items with their amounts and, set apart below them, the sums. '' for none. */
export function tableHtml(lines: readonly MailLine[]): string {
  const bodies = [lines.filter(isItem), lines.filter((line) => !isItem(line))].filter(
    (rows) => rows.length > 0,
  );
  const gap = `<tbody><tr><td colspan="2" style="height:10px;line-height:10px;font-size:0">&nbsp;</td></tr></tbody>`;
  const rows = bodies.map((body) => `<tbody>${body.map(rowHtml).join('')}</tbody>`).join(gap);
  return rows === ''
    ? ''
    : `<table width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;margin:0 0 24px;font-variant-numeric:tabular-nums">${rows}</table>`;
}
