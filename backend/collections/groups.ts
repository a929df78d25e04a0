import type { RelationshipFieldSingleValidation } from 'payload';
import { richTextField } from '../fields/rich-text.ts';
import { imageField } from '../fields/media.ts';
import { slugField } from '../fields/slug.ts';
import { numberField, sortField, textField } from '../fields/text.ts';
import { isOwnAncestor } from '../hooks/group-ancestors.ts';
import {
  lockTree,
  lockTreeBeforeDelete,
  rebuildAfterChange,
  rebuildAfterDelete,
} from '../hooks/group-tree.ts';
import { contentCollection } from './content-collection.ts';
import { GROUP_MODELS } from './group-models.ts';
import { priceRows } from '../fields/price-rows.ts';

const checkParent: RelationshipFieldSingleValidation = async (value, { id, req }) => {
  const parent = typeof value === 'number' ? value : null;
  if (parent === null || typeof id !== 'number') return true;
  return (await isOwnAncestor(req, id, parent)) ? 'A group cannot stand under itself.' : true;
};

const place = (name: string) => ({
  ...numberField(name, { index: name === 'lft' }),
  admin: { readOnly: true, position: 'sidebar' as const, hidden: true },
});

/** Trees of groups, one forest a model. Their order is kept as a nested set (spec point 3). */
export const groups = contentCollection({
  slug: 'groups',
  admin: {
    group: 'Site',
    useAsTitle: 'name',
    defaultColumns: ['name', 'model', 'parent', 'url', 'sort'],
    listSearchableFields: ['name', 'url'],
    description:
      'Groups of articles, drivers, sponsors, products and more. Lists and shop sections are made of them.',
  },
  defaultSort: ['model', 'lft'],
  indexes: [{ fields: ['model', 'url'], unique: true }],
  hooks: {
    beforeChange: [lockTree],
    beforeDelete: [lockTreeBeforeDelete],
    afterChange: [rebuildAfterChange],
    afterDelete: [rebuildAfterDelete],
  },
  fields: [
    textField('name', { required: true }),
    {
      name: 'model',
      type: 'select',
      options: [...GROUP_MODELS],
      required: true,
      index: true,
      admin: { description: 'What the group holds.' },
    },
    {
      name: 'parent',
      type: 'relationship',
      relationTo: 'groups',
      filterOptions: ({ data, id }) => ({
        and: [{ model: { equals: data?.model } }, ...(id === undefined ? [] : [{ id: { not_equals: id } }])],
      }),
      validate: checkParent,
      admin: { description: 'The group that this one stands under. None makes it a root.' },
    },
    imageField('image'),
    richTextField('content', { label: 'Text' }),
    {
      ...priceRows('addons', {
        description: 'Additions that every product of the group can be bought with.',
      }),
      admin: { condition: (data) => data?.model === 'Product' },
    },
    slugField({ isUnique: false }),
    sortField(),
    place('root'),
    place('lft'),
    place('rgt'),
    place('level'),
  ],
});
