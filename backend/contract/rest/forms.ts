import { getForm } from '../../../lib/contract/endpoints/content.ts';
import { createContentContext } from '../data/context.ts';
import { findOne } from '../data/find-one.ts';
import { keyWhere } from '../data/key-where.ts';
import { missing } from '../failure.ts';
import { handle } from '../handle.ts';
import { formEntity } from '../mappers/form.ts';

export const formRoute = handle(getForm, async ({ input, payload }) => {
  const form = await findOne(payload, 'forms', keyWhere(input, 'url'));
  if (!form) throw missing('form');
  return { item: await formEntity(form, createContentContext(payload)) };
});
