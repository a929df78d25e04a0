import type { z } from 'zod';
import type { Address, addressInputSchema } from '../../../lib/contract/entities/account.ts';
import type { Guest } from '../cart/buyer.ts';

/** Stands for the id of an address that isn't saved: the largest that a database gives, so that no saved one has it. */
const UNSAVED = 2_147_483_647;

/** The address that a guest's goods go to, in their name. */
export const guestAddress = (
  given: z.output<typeof addressInputSchema>,
  { email, firstName, lastName }: Guest,
): Address => ({
  ...given,
  id: UNSAVED,
  first_name: firstName,
  last_name: lastName,
  email,
  enabled: true,
});
