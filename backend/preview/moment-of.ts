import { VIEW_AS_OF_HEADER } from '../../lib/contract/preview.ts';
import { claimsOf } from './claims-of.ts';

/** The moment that a call asks to be answered for; null for now. Only an editor's token may choose it. */
export function momentOf({ headers }: Request): string | null {
  const moment = headers.get(VIEW_AS_OF_HEADER);
  return moment !== null && claimsOf(headers)?.kind === 'editor' ? moment : null;
}

/** Whether a call comes from an editor who looks at drafts. */
export const seesDrafts = ({ headers }: Request): boolean => claimsOf(headers)?.kind === 'editor';
