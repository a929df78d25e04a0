/** Parameter in the address of a page's form: the block to open, by its number from 1 or by its id. */
export const BLOCK_PARAMETER = 'block';
