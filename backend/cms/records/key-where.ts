import type { Where } from 'payload';
import { badFields } from '../../kernel/failure.ts';

/**
 * The condition for one record, by id or by URL name.
 * @param name the URL name's field
 * @throws Failure 422 if neither is given
 */
export function keyWhere<N extends 'url' | 'slug'>(
  given: { readonly id?: number | undefined } & { readonly [K in N]?: string | undefined },
  name: N,
): Where {
  if (given.id !== undefined) return { id: { equals: given.id } };
  const value: string | undefined = given[name];
  if (value === undefined) throw badFields({ id: `Send id or ${name}.` });
  return { [name]: { equals: value } };
}
