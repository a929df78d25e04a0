import { escapeHtml } from '../../lib/shared/text/escape-html.ts';
import { filled } from '../kernel/messages/format-message.ts';
import { isolated } from '../../lib/shared/isolate.ts';
import type { MailButton, MailContent, MailBranding, RenderedMail } from './mail-content.ts';
import { accentOf, mailFrame } from './mail-frame.ts';
import {
  addressHtml,
  asideHtml,
  buttonHtml,
  codeHtml,
  documentHtml,
  headingHtml,
  paragraphHtml,
  quoteHtml,
  tableHtml,
} from './mail-parts.ts';
import { tableText } from './mail-text.ts';
import { MAIL_TEXTS } from './texts.ts';

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

function wordsOf(content: MailContent, branding: MailBranding): Words {
  const { template, language, values, name, notes = [], link, tickets, code } = content;
  const texts = MAIL_TEXTS[language];
  const all = Object.fromEntries(
    Object.entries({ site: branding.site, name, ...values }).map(([key, value]) => [
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

function htmlOf(
  words: Words,
  { language, code, lines = [], documents = [], quote }: MailContent,
  branding: MailBranding,
): string {
  const accent = accentOf(branding);
  const parts = [
    headingHtml(words.heading),
    paragraphHtml(escapeHtml(words.greeting)),
    ...words.before.map((text) => paragraphHtml(escapeHtml(text))),
    quote && quoteHtml(quote, accent),
    tableHtml(lines),
    ...documents.map(documentHtml),
    ...words.buttons.map((button) => buttonHtml(button, accent)),
    words.codeIntro && paragraphHtml(escapeHtml(words.codeIntro)),
    code && codeHtml(code),
    ...words.after.map((text) => paragraphHtml(escapeHtml(text))),
    words.buttons.length > 0 &&
      asideHtml(
        [escapeHtml(words.linkFallback), ...words.buttons.map(({ address }) => addressHtml(address))].join(
          '<br>',
        ),
      ),
  ];
  const { subject, footer } = words;
  return mailFrame({ language, subject, html: parts.filter(Boolean).join('\n'), footer }, branding);
}

const linkText = ({ label, address }: MailButton): string => `${label}:\n${address}`;

function textOf(
  words: Words,
  { language, code, lines = [], documents = [], quote }: MailContent,
  branding: MailBranding,
): string {
  const parts = [
    words.greeting,
    ...words.before,
    quote && quote.replace(/^/gm, '> '),
    tableText(lines, language),
    ...documents.map(({ title, links }) => [title, ...links.map(linkText)].join('\n')),
    ...words.buttons.map(linkText),
    [words.codeIntro, code].filter(Boolean).join('\n\n    '),
    ...words.after,
    `-- \n${words.footer}\n${branding.siteUrl}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** Renders an email's subject, HTML and plain text. @throws RangeError if a text needs a value that is missing */
export function renderMail(content: MailContent, branding: MailBranding): RenderedMail {
  const words = wordsOf(content, branding);
  return {
    subject: words.subject,
    html: htmlOf(words, content, branding),
    text: textOf(words, content, branding),
  };
}
