import { expect, test } from 'vitest';
import { LANGUAGES } from '../../lib/contract/languages.ts';
import pageTexts from '../people/account/authorize/texts.json' with { type: 'json' };
import { renderMail } from './render-mail.ts';
import { MAIL_TEMPLATES, SHARED_TEXTS, type MailTemplate } from './templates.ts';
import { MAIL_TEXTS, type Texts } from './texts.ts';

const LOOK = { site: 'Summer & Sons <Series>', siteUrl: 'https://example.org', accent: '#d7263d', logos: [] };
const names = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted();
const isTemplate = (name: string): name is MailTemplate => Object.hasOwn(MAIL_TEMPLATES, name);

const allowed = (key: string): readonly string[] => {
  const template = key.split('.')[0] ?? '';
  if (isTemplate(template)) return [...MAIL_TEMPLATES[template], 'site', 'name', 'email'];
  return Object.entries(SHARED_TEXTS).find(([name]) => name === key)?.[1] ?? [];
};

test.each(LANGUAGES)('%s has every text, with the placeholders of the English one', (language) => {
  const compare = (texts: Texts, english: Texts) => {
    expect(Object.keys(texts).toSorted()).toEqual(Object.keys(english).toSorted());
    for (const [key, text] of Object.entries(english)) {
      expect([key, names(texts[key] ?? '')]).toEqual([key, names(text)]);
      expect(texts[key]?.trim()).not.toBe('');
    }
  };
  compare(MAIL_TEXTS[language], MAIL_TEXTS.en);
  compare(pageTexts[language], pageTexts.en);
});

test('a text uses no placeholder that its template does not provide', () => {
  for (const [key, text] of Object.entries(MAIL_TEXTS.en))
    for (const name of names(text))
      expect([key, allowed(key)]).toEqual([key, expect.arrayContaining([name])]);
});

test.each(LANGUAGES)('a sign-in email in %s has link, code and text, and is safe to display', (language) => {
  const link = 'https://example.org/?a=x&r=y';
  const content = {
    template: 'link',
    language,
    values: { minutes: '10', email: 'a@b.c' },
    name: '<b>Mere</b>',
    link,
    code: '1234 5678',
  } as const;
  const { html, text, subject } = renderMail(content, LOOK);
  expect(html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`);
  expect(html).toContain('href="https://example.org/?a=x&amp;r=y"');
  expect(html).not.toContain('<b>Mere');
  expect(html).not.toContain('<Series>');
  expect(text).toContain(link);
  expect(text).toContain('1234 5678');
  expect(subject).toContain(LOOK.site);
});

test('isolates names and amounts in right-to-left emails only', () => {
  const mail = (language: 'ar' | 'en') =>
    renderMail(
      {
        template: 'link',
        language,
        values: { minutes: '10', email: 'a@b.c' },
        name: 'Mere',
        lines: [['Pass (adult)', '$25.00']],
      },
      LOOK,
    );
  expect(mail('ar').html).toContain('\u2068Mere\u2069');
  expect(mail('ar').text).toContain('\u2068Pass (adult)\u2069: \u2068$25.00\u2069');
  expect(mail('en').text).toContain('Pass (adult)  $25.00');
});

test.each(LANGUAGES)(
  'an email of documents in %s names each with its links, and is safe to display',
  (language) => {
    const { html, text } = renderMail(
      {
        template: 'order_links',
        language,
        values: { email: 'a@b.c' },
        name: '',
        notes: ['order_links.found'],
        documents: [
          { title: 'O-1 <b>', links: [{ label: 'View & print', address: 'https://example.org/a?x=1&y=2' }] },
          { title: 'O-2', links: [] },
        ],
      },
      LOOK,
    );
    expect(html).toContain('O-1 &lt;b&gt;');
    expect(html).toContain('href="https://example.org/a?x=1&amp;y=2"');
    expect(html).toContain('View &amp; print');
    expect(text).toContain('O-1 <b>\nView & print:\nhttps://example.org/a?x=1&y=2\n\nO-2');
    expect(text).toContain('a@b.c');
  },
);

test.each(LANGUAGES)('an order’s email in %s says all that matters above the button', (language) => {
  const link = 'https://example.org/order/100012';
  const values = { number: '100012', amount: '$45.00', place: 'Gate 2', email: 'a@b.c' };
  for (const template of ['order', 'order_sent', 'order_ready', 'order_refunded'] as const) {
    const { text } = renderMail({ template, language, values, name: 'Mere', link }, LOOK);
    expect([template, text]).toEqual([template, expect.stringContaining(`${link}\n\n-- \n`)]);
  }
});

test('refuses to send an email with a missing value', () => {
  const content = {
    template: 'link',
    language: 'en',
    values: {},
    name: '',
    link: 'https://example.org',
  } as const;
  expect(() => renderMail(content, LOOK)).toThrow(/minutes/);
});
