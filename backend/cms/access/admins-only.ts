import type { Field } from 'payload';
import { mapFields } from '../fields/map-fields.ts';
import { isAdminField } from './permissions.ts';

const set = { create: isAdminField, update: isAdminField };

/** Fields that only administrators can change; others see them read-only. */
export const adminsOnly = (fields: readonly Field[]): Field[] =>
  mapFields(fields, (field) =>
    'name' in field && field.name !== undefined && field.type !== 'ui'
      ? Object.assign({}, field, { access: { ...('access' in field ? field.access : {}), ...set } })
      : field,
  );
