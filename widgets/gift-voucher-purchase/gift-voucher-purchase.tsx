import { SectionHeader } from '@/components/ui/section-header';
import { VoucherView } from '@/components/voucher/voucher-view';
import { giftVoucherPurchaseBlock } from '@/lib/contract/blocks/core';
import { I18nProvider } from '@/lib/i18n/provider.client';
import { defineWidget, type WidgetViewProps } from '../define-widget';
import { loadVouchers, type LoadedVouchers } from './load';

/** Buying a gift voucher, or redeeming one. */
export function GiftVoucherPurchaseView({
  settings,
  data,
  context,
}: WidgetViewProps<typeof giftVoucherPurchaseBlock, LoadedVouchers>) {
  const { t, language, isFirst, domain, blockId = '' } = context;
  const { allow_custom_amounts: allowsCustom } = settings;
  return (
    <>
      <SectionHeader heading={settings.heading} isContent level={isFirst ? 1 : 2} />
      <I18nProvider lang={language} messages={data.messages}>
        <VoucherView
          settings={{
            blockId,
            supplier: domain.configuration.payment_to_user_id,
            allowsCustom,
            paymentMode: domain.payment_mode,
            first: data.first,
            isForGuests: data.isForGuests,
          }}
          themes={data.themes}
          amounts={data.amounts}
          lastDay={data.lastDay}
          asksEmail={data.asksEmail}
          t={t}
        />
      </I18nProvider>
    </>
  );
}

export const giftVoucherPurchaseWidget = defineWidget({
  block: giftVoucherPurchaseBlock,
  load: loadVouchers,
  View: GiftVoucherPurchaseView,
});
