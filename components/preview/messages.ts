import type { EDIT_BLOCK_MESSAGE, SHOW_BLOCK_MESSAGE } from '@/lib/contract/preview';

/** The contract's own constants come with its schemas, which no browser should load; the compiler holds these to them. */
export const EDIT_BLOCK: typeof EDIT_BLOCK_MESSAGE = 'championship-edit-block';
export const SHOW_BLOCK: typeof SHOW_BLOCK_MESSAGE = 'championship-show-block';
