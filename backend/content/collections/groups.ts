import type { RelationshipFieldSingleValidation } from 'payload';
import { richTextField } from '../../cms/fields/rich-text.ts';
import { imageField } from '../../cms/fields/media.ts';
import { slugField } from '../../cms/fields/slug.ts';
import { enabledField, numberField, sortField, textField } from '../../cms/fields/text.ts';
import { isOwnAncestor } from '../groups/group-ancestors.ts';
import {
  lockTree,
  lockTreeBeforeDelete,
  rebuildAfterChange,
  rebuildAfterDelete,
} from '../groups/group-tree.ts';
import { contentCollection } from '../../cms/collections/content-collection.ts';
import { GROUP_MODELS } from '../../cms/fields/group-models.ts';
import { priceRows } from '../../cms/fields/price-rows.ts';

const checkParent: RelationshipFieldSingleValidation = async (value, { id, req }) => {
  const parent = typeof value === 'number' ? value : null;
  if (parent === null || typeof id !== 'number') return true;
  return (await isOwnAncestor(req, id, parent)) ? 'A group can’t be placed under itself.' : true;
};

const place = (name: string) => ({
  ...numberField(name, { index: name === 'lft' }),
  admin: { step: 1, readOnly: true, position: 'sidebar' as const, hidden: true },
});

/** Trees of groups, separate for each model. Their order is stored as a nested set (spec point 3). */
export const groups = contentCollection({
  slug: 'groups',
  admin: {
    group: 'Site',
    useAsTitle: 'name',
    defaultColumns: ['name', 'model', 'parent', 'url', 'sort'],
    listSearchableFields: ['name', 'url'],
    description:
      'Groups of articles, drivers, sponsors, products and more. They make up lists and shop sections.',
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
      admin: { description: 'What the group contains.' },
    },
    {
      name: 'parent',
      type: 'relationship',
      relationTo: 'groups',
      filterOptions: ({ data, id }) => ({
        and: [{ model: { equals: data?.model } }, ...(id === undefined ? [] : [{ id: { not_equals: id } }])],
      }),
      validate: checkParent,
      admin: { description: 'The group above this one. Leave blank to make it a top-level group.' },
    },
    imageField('image'),
    richTextField('content', { label: 'Text' }),
    {
      ...priceRows('addons', {
        description: 'Extras available with every product in the group.',
      }),
      admin: { condition: (data) => data?.model === 'Product' },
    },
    slugField({ isUnique: false }),
    sortField(),
    enabledField(),
    place('root'),
    place('lft'),
    place('rgt'),
    place('level'),
  ],
});
