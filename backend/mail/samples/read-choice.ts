import { LANGUAGES } from '../../../lib/contract/languages.ts';
import { MAIL_TEMPLATES, type MailTemplate } from '../templates.ts';
import { SAMPLE_SCHEMES } from './render-sample.ts';

export const TEMPLATES = Object.keys(MAIL_TEMPLATES).filter((name): name is MailTemplate =>
  Object.hasOwn(MAIL_TEMPLATES, name),
);

/** A value of a list; null for anything else. */
export const oneOf = <T extends string>(list: readonly T[], given: unknown): T | null =>
  list.find((each) => each === given) ?? null;

export const readTemplate = (given: unknown) => oneOf(TEMPLATES, given);
export const readLanguage = (given: unknown) => oneOf(LANGUAGES, given);
export const readScheme = (given: unknown) => oneOf(SAMPLE_SCHEMES, given);
