import type { Payload } from 'payload';
import type { Language } from '../../../lib/contract/languages.ts';
import { ticketPassNamed } from '../documents/ticket-passes.ts';
import { voucherPassNamed } from '../vouchers/voucher-pass.ts';
import type { Pass } from '../wallet/pass.ts';

/** The pass with a serial number, as it is now; null if what it was for is gone. A voucher's is in the voucher's own language. */
export const findPass = (payload: Payload, serial: string, language: Language): Promise<Pass | null> =>
  serial.startsWith('voucher-')
    ? voucherPassNamed(payload, serial)
    : ticketPassNamed(payload, serial, language);
