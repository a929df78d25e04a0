import type { Language } from '../../lib/contract/languages.ts';
import type { LogoGround } from '../site/logo-picture.ts';
import type { MailNote, MailTemplate } from './templates.ts';

/** The kind of an amount that isn't an item's: `sum` for a part of the total or how it was paid, `total` for the total itself. */
export type LineKind = 'sum' | 'total';

/** A row of an email's table: label and value. Without a kind it is an item, or an answer. */
export type MailLine = readonly [label: string, value: string, kind?: LineKind];

/** A link with its label. */
export type MailButton = { readonly label: string; readonly address: string };

/** A document, or several of one sale, with links. */
export type MailDocument = { readonly title: string; readonly links: readonly MailButton[] };

/** The contents of an email. `values` fill the placeholders of the texts. */
export type MailContent = {
  readonly template: MailTemplate;
  readonly language: Language;
  readonly values: Readonly<Record<string, string>>;
  /** The recipient's name, for the greeting; '' for none. */
  readonly name: string;
  /** Notes of only this email, from its template's texts, after the first paragraphs. */
  readonly notes?: readonly MailNote[] | undefined;
  /** The button's URL; no button without one. */
  readonly link?: string | undefined;
  /** URL of the attached tickets, which get a separate button, before the other one. */
  readonly tickets?: string | undefined;
  /** A personal message to the recipient, set apart from our own text; '' for none. */
  readonly quote?: string | undefined;
  /** A code to type in, in large print. */
  readonly code?: string | undefined;
  readonly lines?: readonly MailLine[] | undefined;
  readonly documents?: readonly MailDocument[] | undefined;
};

/** The site's branding. `accent` is a hex colour. */
export type MailBranding = {
  readonly site: string;
  readonly siteUrl: string;
  readonly accent: string;
  /** The backgrounds that there is a logo for; without a light one, the site's name replaces it. */
  readonly logos: readonly LogoGround[];
};

export type RenderedMail = { readonly subject: string; readonly html: string; readonly text: string };
