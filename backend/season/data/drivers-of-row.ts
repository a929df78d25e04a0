import { crewMembers, type CrewMember } from '../../../lib/shared/crew.ts';
import { refIds } from '../../cms/records/refs.ts';
import type { Result } from '../../payload-types.ts';

export type NamedRow = Pick<NonNullable<Result['rows']>[number], 'name' | 'drivers'>;
export type RowDriver = CrewMember<{ readonly id: number; readonly name: string }>;

/**
 * The drivers of a timing row, by their links, else by their names.
 * @param nameOf the names of drivers' records
 */
export const driversOfRow =
  (nameOf: ReadonlyMap<number, string>) =>
  (row: NamedRow): readonly RowDriver[] =>
    crewMembers(
      row.name,
      refIds(row.drivers).flatMap((id) => {
        const name = nameOf.get(id);
        return name === undefined ? [] : [{ id, name }];
      }),
    );
