import { RIGHT_TO_LEFT, type Language } from '../../lib/contract/languages.ts';
import { escapeHtml } from '../cms/rich-text/escape.ts';
import { filled } from '../kernel/messages/format-message.ts';
import { isolated } from '../../lib/shared/isolate.ts';
import { MAIL_TEXTS } from './texts.ts';
import type { MailNote, MailTemplate } from './templates.ts';

/** The contents of an email. `values` fill the placeholders of the texts. */
export type MailContent = {
  readonly template: MailTemplate;
  readonly language: Language;
  readonly values: Readonly<Record<string, string>>;
  /** The recipient's name, for the greeting; '' for none. */
  readonly name: string;
  /** Template texts that only this email has, after its first paragraphs. */
  readonly notes?: readonly MailNote[] | undefined;
  /** The button's URL; without one there is no button. */
  readonly link?: string | undefined;
  /** URL of the attached tickets: they have their own button, before the other one. */
  readonly tickets?: string | undefined;
  /** A personal message to the recipient, set apart from our own text; '' for none. */
  readonly quote?: string | undefined;
  /** A code to type in, in large print. */
  readonly code?: string | undefined;
  /** Label and value, shown as a list: order lines, totals. */
  readonly lines?: readonly (readonly [label: string, value: string])[] | undefined;
};

/** The site's branding. `accent` is a hex colour. */
export type MailLook = { readonly site: string; readonly siteUrl: string; readonly accent: string };

export type RenderedMail = { readonly subject: string; readonly html: string; readonly text: string };

const DEFAULT_ACCENT = '#b3122b';
/** Relative luminance above which dark text is more readable than white. */
const BRIGHT = 0.36;

function isBright(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > BRIGHT;
}

type MailButton = { readonly label: string; readonly address: string };

type Words = {
  readonly subject: string;
  readonly heading: string;
  readonly greeting: string;
  readonly before: readonly string[];
  readonly buttons: readonly MailButton[];
  readonly linkFallback: string;
  readonly codeIntro: string;
  readonly after: readonly string[];
  readonly footer: string;
};

function wordsOf(content: MailContent, look: MailLook): Words {
  const { template, language, values, name, notes = [], link, tickets, code } = content;
  const texts = MAIL_TEXTS[language];
  const all = Object.fromEntries(
    Object.entries({ site: look.site, name, ...values }).map(([key, value]) => [
      key,
      isolated(value, language),
    ]),
  );
  const text = (key: string) => {
    const found = texts[key];
    return found === undefined ? '' : filled(found, all);
  };
  const numbered = (part: string) =>
    [1, 2, 3, 4, 5].map((number) => text(`${template}.${part}${number}`)).filter(Boolean);
  return {
    subject: text(`${template}.subject`),
    heading: text(`${template}.heading`),
    greeting: name === '' ? text('shared.greeting_nobody') : text('shared.greeting'),
    before: [
      ...numbered('p'),
      ...notes.map(text),
      ...(tickets === undefined ? [] : [text('shared.tickets')]),
    ],
    buttons: [
      ...(tickets === undefined ? [] : [{ label: text('shared.tickets_button'), address: tickets }]),
      ...(link === undefined ? [] : [{ label: text(`${template}.button`), address: link }]),
    ],
    linkFallback: text('shared.link_fallback'),
    codeIntro:
      code === undefined || link === undefined
        ? ''
        : text(`${template}.code_intro`) || text('shared.code_intro'),
    after: numbered('after'),
    footer: text('shared.footer'),
  };
}

type ButtonLook = { readonly background: string; readonly colour: string };

const buttonHtml = ({ label, address }: MailButton, { background, colour }: ButtonLook) =>
  paragraph(
    `<a href="${escapeHtml(address)}" style="display:inline-block;padding:14px 26px;border-radius:6px;background:${background};color:${colour};font-weight:700;text-decoration:none">${escapeHtml(label)}</a>`,
  );

const addressHtml = (address: string) =>
  `<a href="${escapeHtml(address)}" style="color:#3b3b45;word-break:break-all">${escapeHtml(address)}</a>`;

const paragraph = (html: string, style = '') => `<p style="margin:0 0 16px;${style}">${html}</p>`;

function htmlOf(words: Words, { language, code, lines = [], quote }: MailContent, look: MailLook): string {
  const accent = /^#[0-9a-f]{6}$/i.test(look.accent) ? look.accent : DEFAULT_ACCENT;
  const onAccent = isBright(accent) ? '#16161a' : '#ffffff';
  const direction = RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr';
  const rows = lines
    .map(
      ([label, value]) =>
        `<tr><td style="padding:6px 0;border-bottom:1px solid #e3e3e8">${escapeHtml(label)}</td>` +
        `<td style="padding:6px 0;border-bottom:1px solid #e3e3e8;text-align:end;white-space:nowrap"><bdi>${escapeHtml(value)}</bdi></td></tr>`,
    )
    .join('');
  const parts = [
    `<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${escapeHtml(words.heading)}</h1>`,
    paragraph(escapeHtml(words.greeting)),
    ...words.before.map((text) => paragraph(escapeHtml(text))),
    quote &&
      `<blockquote dir="auto" style="margin:0 0 16px;padding:4px 16px;border-inline-start:4px solid ${accent};white-space:pre-line">${escapeHtml(quote)}</blockquote>`,
    rows &&
      `<table role="presentation" width="100%" style="border-collapse:collapse;margin:0 0 16px">${rows}</table>`,
    ...words.buttons.map((button) => buttonHtml(button, { background: accent, colour: onAccent })),
    words.codeIntro && paragraph(escapeHtml(words.codeIntro)),
    code &&
      paragraph(
        `<bdi dir="ltr">${escapeHtml(code)}</bdi>`,
        'font:700 30px/1.3 ui-monospace,Menlo,Consolas,monospace;letter-spacing:4px',
      ),
    ...words.after.map((text) => paragraph(escapeHtml(text))),
    words.buttons.length > 0 &&
      paragraph(
        [escapeHtml(words.linkFallback), ...words.buttons.map(({ address }) => addressHtml(address))].join(
          '<br>',
        ),
        'font-size:13px;color:#5a5a66',
      ),
  ];
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(words.subject)}</title></head>
<body style="margin:0;background:#f1f1f4;color:#16161a;font:16px/1.55 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:24px 16px">
<div style="padding:14px 24px;border-radius:10px 10px 0 0;background:${accent};font-weight:800"><a href="${escapeHtml(look.siteUrl)}" style="color:${onAccent};text-decoration:none">${escapeHtml(look.site)}</a></div>
<div style="padding:28px 24px 12px;border-radius:0 0 10px 10px;background:#ffffff">
${parts.filter(Boolean).join('\n')}
</div>
<p style="margin:16px 8px;font-size:13px;color:#5a5a66">${escapeHtml(words.footer)}</p>
</div>
</body>
</html>
`;
}

function textOf(words: Words, { language, code, lines = [], quote }: MailContent, look: MailLook): string {
  const parts = [
    words.greeting,
    ...words.before,
    quote && quote.replace(/^/gm, '> '),
    lines.map(([label, value]) => `${isolated(label, language)}: ${isolated(value, language)}`).join('\n'),
    ...words.buttons.map(({ label, address }) => `${label}:\n${address}`),
    [words.codeIntro, code].filter(Boolean).join('\n\n    '),
    ...words.after,
    `-- \n${words.footer}\n${look.siteUrl}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** Renders an email's subject, HTML and plain text. @throws RangeError if a text needs a value that is missing */
export function renderMail(content: MailContent, look: MailLook): RenderedMail {
  const words = wordsOf(content, look);
  return {
    subject: words.subject,
    html: htmlOf(words, content, look),
    text: textOf(words, content, look),
  };
}
