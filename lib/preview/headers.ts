import { PREVIEW_TOKEN_HEADER, VIEW_AS_OF_HEADER } from '@/lib/contract/preview';
import type { Preview } from './current';

/** What tells the content server who asks, and for which moment. */
export const previewHeaders = ({ token, asOf }: Preview): Record<string, string> => ({
  [PREVIEW_TOKEN_HEADER]: token,
  ...(asOf === null ? {} : { [VIEW_AS_OF_HEADER]: asOf.toISOString() }),
});
