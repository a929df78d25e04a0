import type { UIField } from 'payload';

/** Shows beside a page's form what links to it. */
export const linkedFromField: UIField = {
  name: 'linked_from',
  type: 'ui',
  admin: {
    position: 'sidebar',
    components: { Field: '/content/links/linked-from.client.tsx#LinkedFrom' },
  },
};
