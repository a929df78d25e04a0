import type { RelationshipField } from 'payload';
import { readable } from './readable.ts';
import type { GroupModel } from './group-models.ts';

type Options = {
  name?: string;
  label?: string;
  hasMany?: boolean;
  description?: string;
  inSidebar?: boolean;
};

/** The groups of one model that a record belongs to. `hasMany: false` for a single group. */
export function groupsField(model: GroupModel, options: Options = {}): RelationshipField {
  const {
    hasMany = true,
    name = hasMany ? 'groups' : 'group',
    label,
    description = 'For lists and blocks that only show one group.',
    inSidebar = true,
  } = options;
  const common = {
    name,
    type: 'relationship',
    relationTo: 'groups',
    filterOptions: { model: { equals: model } },
    label: label ?? readable(name),
    admin: {
      ...(inSidebar ? { position: 'sidebar' as const } : {}),
      description,
    },
  } as const;
  return hasMany ? { ...common, hasMany: true } : { ...common, hasMany: false };
}
