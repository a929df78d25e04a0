import type { TimingRow } from '@/lib/contract/entities/racing';
import { crewMembers, type CrewMember } from '@/lib/shared/crew';

/** The drivers of a car, with their pages if they are linked. */
export const crewOf = ({
  name,
  drivers,
}: Pick<TimingRow, 'name' | 'drivers'>): readonly CrewMember<TimingRow['drivers'][number]>[] =>
  crewMembers(name, drivers);
