import { isolated } from '@/lib/shared/isolate';

/** A value for insertion into a text of a language (`isolated`). A plain number has no parts that could swap places. */
export const shownIn = (lang: string, value: unknown): string =>
  typeof value === 'string' ? isolated(value, lang) : String(value);
