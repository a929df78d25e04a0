import { z } from 'zod';

/** Digits with the usual separators, at least four digits; or nothing. */
const TELEPHONE = /^$|^(?=(?:[^\d]*\d){4})[+\d\s().\-/x]{4,40}$/i;

/** Whether a text could be a phone number of any country. */
export const isTelephone = (text: string): boolean => text !== '' && TELEPHONE.test(text);

/** A phone number, or '' for none. */
export const telephone = () => z.string().trim().max(40).regex(TELEPHONE);
