import type { GlobalBeforeChangeHook, GlobalConfig } from 'payload';
import { hiddenOutsideShop } from '../../cms/access/hidden-from-officers.ts';
import { isCashier, isShopkeeper } from '../../cms/access/permissions.ts';
import { auditGlobalChange } from '../../cms/audit/record-change.ts';
import { EDIT_NOTICE } from '../../cms/collections/content-collection.ts';
import { momentField, shownMomentField } from '../../cms/fields/moment.ts';
import { flagField, numberField } from '../../cms/fields/text.ts';
import { announceGlobalChange } from '../../cms/hooks/announce-change.ts';
import { refuseGlobalWhileEdited } from '../../cms/locks/guard-changes.ts';

/** Each opening is a separate queue: places in an earlier one are void. */
const noteOpening: GlobalBeforeChangeHook = ({ data, originalDoc }) => {
  const wasOpen = originalDoc?.is_open === true;
  const isOpen = data.is_open ?? wasOpen;
  const openedAt = wasOpen ? originalDoc.opened_at : new Date().toISOString();
  return { ...data, opened_at: isOpen ? openedAt : null };
};

/** The waiting room before the checkout (docs/decisions/0108). */
export const waitingRoom: GlobalConfig = {
  slug: 'waiting-room',
  label: 'Waiting room',
  admin: {
    group: 'Shop',
    hidden: hiddenOutsideShop,
    description:
      'For a rush on tickets. Only so many people can check out at once; the rest wait in the order they arrived. Browsing the site and filling the cart are never held up.',
  },
  access: { read: isShopkeeper, update: isCashier },
  hooks: {
    beforeOperation: [refuseGlobalWhileEdited],
    beforeChange: [noteOpening],
    afterChange: [auditGlobalChange, announceGlobalChange],
  },
  fields: [
    EDIT_NOTICE,
    flagField('is_open', {
      label: 'Waiting room on',
      description:
        'Nobody waits while fewer people than the number below are buying, so you can turn it on well before a rush.',
    }),
    {
      type: 'row',
      fields: [
        numberField('places', {
          label: 'People who can buy at once',
          required: true,
          min: 1,
          max: 10_000,
          step: 1,
          defaultValue: 50,
        }),
        numberField('turn_minutes', {
          label: 'Minutes to buy',
          description: 'The time starts again when someone goes to pay.',
          required: true,
          min: 2,
          max: 60,
          step: 1,
          defaultValue: 10,
        }),
      ],
    },
    momentField('sale_starts', {
      label: 'Sale starts',
      description:
        'Leave blank if it has already started. Until then, people can queue at /waiting-room, but nobody can order.',
    }),
    {
      name: 'products',
      type: 'relationship',
      relationTo: 'products',
      hasMany: true,
      admin: {
        description:
          'Only orders with one of these have to wait, and people in the queue are told once they’re all sold out. Leave blank for everything in the shop.',
      },
    },
    shownMomentField('opened_at', { label: 'On since' }),
  ],
};
