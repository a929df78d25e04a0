import { getForm } from '../../../lib/contract/endpoints/content.ts';
import { createContentContext } from '../../content/context.ts';
import { findOne } from '../../cms/records/find-one.ts';
import { keyWhere } from '../../cms/records/key-where.ts';
import { missing } from '../../kernel/failure.ts';
import { handle } from '../../kernel/calls/handle.ts';
import { formEntity } from '../form.ts';

export const formRoute = handle(getForm, async ({ input, payload }) => {
  const form = await findOne(payload, 'forms', keyWhere(input, 'url'));
  if (!form) throw missing('form');
  return { item: await formEntity(form, createContentContext(payload)) };
});
