import { isolated } from '@/lib/shared/isolate';

/** A value as it stands in a text of a language (`isolated`). A plain number has nothing that could change places. */
export const shownIn = (lang: string, value: unknown): string =>
  typeof value === 'string' ? isolated(value, lang) : String(value);
