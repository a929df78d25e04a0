import { ButtonLink } from '@/components/ui/button';
import type { Translator } from '@/lib/i18n/translate';

type WalletLinksProps = {
  /** Addresses of the passes; '' where a wallet is off. */
  readonly apple: string;
  readonly google: string;
  readonly t: Translator;
};

/** Adds a ticket or voucher to a phone's wallet; nothing on a site that issues no passes. */
export function WalletLinks({ apple, google, t }: WalletLinksProps) {
  if (apple === '' && google === '') return null;
  return (
    <p className="mt-3 flex flex-wrap gap-3 print:hidden">
      {apple === '' ? null : (
        <ButtonLink href={apple} size="small" colour="plain">
          {t('wallet.apple')}
        </ButtonLink>
      )}
      {google === '' ? null : (
        <ButtonLink href={google} size="small" colour="plain">
          {t('wallet.google')}
        </ButtonLink>
      )}
    </p>
  );
}
