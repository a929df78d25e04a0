import type { Payload } from 'payload';
import { VOUCHER_PASS_PATH } from '../../../lib/contract/endpoints/documents.ts';
import type { WalletAddresses } from '../../../lib/contract/entities/documents.ts';
import type { GiftVoucher } from '../../payload-types.ts';
import { pdfPath, SHOWN_LINK_MS } from '../documents/signed-link.ts';
import { googleAddress } from '../wallet/google-address.ts';
import { appleWallet, googleWallet } from '../wallet/wallets.ts';
import { voucherPass } from './voucher-pass.ts';

/** The addresses of a voucher's passes, for as long as its PDF can be shown; '' for a disabled wallet. */
export const voucherWallets = async (payload: Payload, voucher: GiftVoucher): Promise<WalletAddresses> => ({
  apple_url: appleWallet() === null ? '' : pdfPath(VOUCHER_PASS_PATH, 'voucher', voucher.id, SHOWN_LINK_MS),
  google_url:
    googleWallet() === null ? '' : await googleAddress(payload, await voucherPass(payload, voucher)),
});
