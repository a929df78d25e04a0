import { linkAddress } from '../../../lib/contract/link-address.ts';
import { storedValue } from './stored-values.ts';
import type { ReadField } from './wire-fields.ts';

/** An episode's audio: a library file's address, or the full address of a file on another server. */
export const readMediaUrl: ReadField = async ({ name, value, fields, reading }) => {
  const file = fields.get('media');
  const address = typeof value === 'string' ? linkAddress(value) : null;
  const isElsewhere = address !== null && /^https?:/i.test(address) && !address.includes('/assets/f/');
  if (isElsewhere || file === undefined) return { media: null, media_url: address };
  return { media: await storedValue(file, value, name, reading), media_url: null };
};
