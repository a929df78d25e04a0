import type { Payload } from 'payload';
import type { Language } from '../../../lib/contract/languages.ts';
import { ticketPassNamed } from '../documents/ticket-passes.ts';
import { voucherPassNamed } from '../vouchers/voucher-pass.ts';
import type { Pass } from '../wallet/pass.ts';

/** The current pass with a serial number; null if its ticket or voucher is gone. A voucher's pass is in the voucher's own language. */
export const findPass = (payload: Payload, serial: string, language: Language): Promise<Pass | null> =>
  serial.startsWith('voucher-')
    ? voucherPassNamed(payload, serial)
    : ticketPassNamed(payload, serial, language);
