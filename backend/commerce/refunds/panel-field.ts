import type { UIField } from 'payload';

/** The field that shows the refund panel in a record's form. */
export const refundPanelField: UIField = {
  name: 'refund_panel',
  type: 'ui',
  admin: { components: { Field: '/commerce/refunds/refund-panel.client.tsx#RefundPanel' } },
};
