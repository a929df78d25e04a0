/** Of the address of a page's form: the number of the block to open, from 1. */
export const BLOCK_PARAMETER = 'block';
