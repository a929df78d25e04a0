import {
  AuthenticationError,
  type BaseDatabaseAdapter,
  type DatabaseAdapterObj,
  type TypeWithID,
  type UpdateOneArgs,
} from 'payload';
import { propertyOf } from '../../../lib/shared/record.ts';
import { changeAdapter } from './change-adapter.ts';
import { lockRow } from './sql.ts';

type Account = TypeWithID & { readonly hash?: unknown; readonly sessions?: readonly unknown[] | null };

type SessionWrite = { readonly id: number | string; readonly sessions: readonly unknown[] };

/**
 * What is written if it is only about where an account is signed in, although it's the whole account: Payload marks that by leaving the
 * time of the last change as it is. Null for any other write.
 */
function sessionWriteOf({ id, data, returning }: UpdateOneArgs): SessionWrite | null {
  const { sessions, updatedAt } = data;
  if (id === undefined || returning !== false || updatedAt !== null || !Array.isArray(sessions)) return null;
  return { id, sessions };
}

/** Payload has just made it: one that it has read has a text for its date. */
const isNew = (session: unknown): boolean => propertyOf(session, 'createdAt') instanceof Date;
const isAlive = (session: unknown): boolean =>
  Date.parse(String(propertyOf(session, 'expiresAt'))) > Date.now();

/**
 * The sessions that an account has now, with those that are added.
 * @throws AuthenticationError (401) if the account was deleted, or got another password, while this one was checked
 */
async function withAdded(
  adapter: BaseDatabaseAdapter,
  { collection, data, req }: UpdateOneArgs,
  id: number | string,
  added: readonly unknown[],
): Promise<readonly unknown[]> {
  const transactionID = await req?.transactionID;
  await lockRow(
    { payload: adapter.payload, ...(transactionID === undefined ? {} : { transactionID }) },
    collection,
    id,
  );
  const account = await adapter.findOne<Account>({
    collection,
    where: { id: { equals: id } },
    ...(req ? { req } : {}),
  });
  if (account === null || account.hash !== data['hash']) throw new AuthenticationError(req?.t);
  return [...(account.sessions ?? []).filter(isAlive), ...added];
}

/**
 * Lets Payload write where an account is signed in, and nothing else of it. To sign somebody in it reads the whole account, checks the
 * password, which takes a while, and writes all of it back: a role or an address that was changed in between would be as before, and a
 * deleted account would be there again. Signing out and staying signed in write all of it, too; they lock it before they read it
 * (`people/staff/devices/devices.ts`), so the sessions that they write are right.
 */
export function withSessionWrites<Adapter extends BaseDatabaseAdapter>(
  description: DatabaseAdapterObj<Adapter>,
): DatabaseAdapterObj<Adapter> {
  return changeAdapter(description, (adapter) => {
    const updateOne = adapter.updateOne.bind(adapter);
    adapter.updateOne = async (args): Promise<unknown> => {
      const written = sessionWriteOf(args);
      if (written === null) return updateOne(args);
      const { id, sessions: given } = written;
      const added = given.filter(isNew);
      const sessions = added.length === 0 ? given : await withAdded(adapter, args, id, added);
      return updateOne({ ...args, data: { sessions, updatedAt: null } });
    };
  });
}
