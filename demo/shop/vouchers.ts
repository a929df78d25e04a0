import { picture } from '../pictures.ts';
import type { DemoVoucherTheme } from '../records/shop.ts';

/** Gift voucher pictures. */
export const VOUCHER_THEMES: readonly DemoVoucherTheme[] = [
  'A day at the track',
  'Chequered flag',
  'Heritage',
  'Southern summer',
].map((name, index) => ({ name, image: picture(`voucher-${index + 1}`) }));
