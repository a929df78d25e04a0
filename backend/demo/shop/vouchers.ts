import { voucherArt } from '../art/catalogue.ts';
import type { DemoVoucherTheme } from '../records/shop.ts';

/** Pictures that a gift voucher can have. */
export const VOUCHER_THEMES: readonly DemoVoucherTheme[] = [
  'A day at the track',
  'Chequered flag',
  'Heritage',
  'Southern summer',
].map((name, index) => ({ name, image: voucherArt({ seed: index + 1 }) }));
