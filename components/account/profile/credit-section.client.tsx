'use client';

import { useQuery } from '@tanstack/react-query';
import { SmartLink } from '@/components/ui/smart-link';
import { showDollars } from '@/lib/contract/money';
import { useTranslate } from '@/lib/i18n/use-translate';
import { creditQuery } from '@/lib/queries/account';
import { REDEEM_HASH } from '@/lib/vouchers/redeem-code';
import { Section } from './section';

/** The page that contains the block for redeeming vouchers. */
const VOUCHERS_ADDRESS = '/gift-vouchers';
/** Opens the block for entering a code, not the one for buying a voucher. */
const REDEEM_ADDRESS = `${VOUCHERS_ADDRESS}${REDEEM_HASH}`;

type CreditSectionProps = {
  /** Who the credit is with: the site's configured supplier. */
  readonly supplier: number;
};

/** The account's credit, and how to add to it. */
export function CreditSection({ supplier }: CreditSectionProps) {
  const t = useTranslate();
  const credit = useQuery(creditQuery(supplier));
  return (
    <Section title={t('account.credit')}>
      <p className="profile-credit numeric" role="status">
        {credit.data === undefined ? (credit.isError ? t('forms.server') : '…') : showDollars(credit.data)}
      </p>
      <p className="mt-2">
        <SmartLink href={REDEEM_ADDRESS} className="text-link" prefetch={false}>
          {t('account.redeemVoucher')}
        </SmartLink>
      </p>
    </Section>
  );
}
