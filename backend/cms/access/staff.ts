import type { Payload, PayloadRequest } from 'payload';
import type { User } from '../../payload-types.ts';

/** The CMS account behind a request; null for a customer, a visitor or the program itself. */
export const staffOf = ({ user }: PayloadRequest): (User & { collection: 'users' }) | null =>
  user?.collection === 'users' ? user : null;

/** An account's name for colleagues; its address if it has none. */
export const nameOfAccount = ({ name, email }: Pick<User, 'email'> & { name?: string | null }): string =>
  name?.trim() || email;

const FORMER = 'A former account';

/** Names of accounts by their ids, with a stand-in for deleted accounts. */
export async function namesOfAccounts(
  payload: Payload,
  ids: readonly (number | null | undefined)[],
): Promise<(id: number | null | undefined) => string | null> {
  const wanted = [...new Set(ids.filter((id) => typeof id === 'number'))];
  const { docs } = await payload.find({
    collection: 'users',
    where: { id: { in: wanted } },
    depth: 0,
    pagination: false,
    select: { name: true, email: true },
  });
  const names = new Map(docs.map((account) => [account.id, nameOfAccount(account)]));
  return (id) => (typeof id === 'number' ? (names.get(id) ?? FORMER) : null);
}
