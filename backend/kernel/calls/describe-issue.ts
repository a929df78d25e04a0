import type { z } from 'zod';
import type { ResponseText } from '../messages/messages.ts';
import { aboutTyped } from './typed-values.ts';

type Issue = z.core.$ZodIssue;

/** Values that a response must not repeat. */
const CONFIDENTIAL: ReadonlySet<string> = new Set([
  'access_token',
  'code',
  'code_verifier',
  'new_code',
  'newpassword',
  'password',
  'refresh_token',
]);

const shown = (value: unknown): string => {
  const text = typeof value === 'string' ? `'${value}'` : String(JSON.stringify(value));
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
};

const KINDS: Readonly<Record<string, string>> = {
  int: 'a whole number',
  number: 'a number',
  string: 'text',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

/** Formats in words; zod's own names don't fit into a sentence. */
const FORMATS: Readonly<Record<string, string>> = {
  email: 'an email address',
  date: 'a day as YYYY-MM-DD',
  datetime: 'an instant in ISO 8601',
};
const OTHER_FORM = 'isn’t in the accepted format';

/** A schema's own message starts with a verb, like the sentences here. */
const isOwnMessage = (message: string) => !message.startsWith('Invalid');

function accepted(issue: Issue): string {
  const unit = 'origin' in issue && issue.origin === 'string' ? ' characters' : '';
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${KINDS[issue.expected] ?? `of type ${issue.expected}`}`;
    case 'too_big':
      return `must be at most ${issue.maximum}${unit}`;
    case 'too_small':
      return unit && issue.minimum === 1 ? 'must not be empty' : `must be at least ${issue.minimum}${unit}`;
    case 'invalid_value':
      return `must be one of ${issue.values.map(String).join(', ')}`;
    case 'invalid_format': {
      const format = FORMATS[issue.format];
      if (format !== undefined) return `must be ${format}`;
      return isOwnMessage(issue.message) ? issue.message : OTHER_FORM;
    }
    case 'invalid_union':
      return OTHER_FORM;
    default:
      return issue.message;
  }
}

/**
 * The message about an invalid parameter: what to enter for visitors; its name, accepted values and actual value for developers.
 * @param issue an issue from zod
 * @param given what the caller sent
 */
export function describeIssue(issue: Issue, given: Readonly<Record<string, unknown>>): ResponseText {
  const name = issue.path.map(String).join('.') || 'input';
  const value = given[String(issue.path[0] ?? '')];
  const typed = aboutTyped(issue, value !== undefined);
  if (typed !== null) return typed;
  if (value === undefined) return `${name} is required.`;
  return CONFIDENTIAL.has(name)
    ? `${name} ${accepted(issue)}.`
    : `${name} ${accepted(issue)}, not ${shown(value)}.`;
}
