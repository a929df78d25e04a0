import {
  Forbidden,
  type CollectionAfterLoginHook,
  type CollectionAfterLogoutHook,
  type CollectionBeforeOperationHook,
  type Field,
  type Payload,
  type PayloadRequest,
} from 'payload';
import { textIn } from '../../../../lib/shared/record.ts';
import { staffOf } from '../../../cms/access/staff.ts';
import { textField } from '../../../cms/fields/text.ts';
import { lockRow } from '../../../kernel/database/sql.ts';
import { inTransaction } from '../../../kernel/database/transactions.ts';
import type { User } from '../../../payload-types.ts';
import { browserName } from '../../browser-name.ts';

type Session = NonNullable<User['sessions']>[number];

/** Where an account is signed in. */
export type Device = {
  readonly id: string;
  readonly browser: string;
  /** ISO 8601. */
  readonly since: string;
  readonly lastUsed: string;
};

/** Stored with a sign-in besides Payload's own fields: the browser's everyday name. */
export const sessionsField: Field = {
  name: 'sessions',
  type: 'array',
  fields: [textField('browser')],
};

const isAlive = ({ expiresAt }: Session): boolean => Date.parse(expiresAt) > Date.now();

/**
 * An account's sign-ins (Payload's sessions), whatever the request may read; none if it has been deleted.
 * @param req to read them within this request's transaction
 */
async function sessionsOf(payload: Payload, account: number, req?: PayloadRequest): Promise<Session[]> {
  const user = await payload.findByID({
    collection: 'users',
    id: account,
    depth: 0,
    select: { sessions: true },
    disableErrors: true,
    ...(req ? { req } : {}),
  });
  return (user?.sessions ?? []).filter(isAlive);
}

/** The devices that an account is signed in on, most recently used first. A sign-in is extended while it's used, and then ends. */
export async function devicesOf(payload: Payload, account: number): Promise<Device[]> {
  const { tokenExpiration: seconds } = payload.collections.users.config.auth;
  const sessions = await sessionsOf(payload, account);
  return sessions
    .map(({ id, browser, createdAt, expiresAt }) => {
      const lastUsed = new Date(Date.parse(expiresAt) - seconds * 1000).toISOString();
      return { id, browser: browser || 'Unknown browser', since: createdAt ?? lastUsed, lastUsed };
    })
    .toSorted((a, b) => b.lastUsed.localeCompare(a.lastUsed));
}

const write = (req: PayloadRequest, account: number, sessions: readonly Session[]) =>
  req.payload.db.updateOne({
    collection: 'users',
    id: account,
    data: { sessions: [...sessions] },
    req,
    returning: false,
  });

/** Records the browser of a new sign-in, which is the last one that Payload knows of. */
export const noteDevice: CollectionAfterLoginHook<User> = async ({ req, user }) => {
  const latest = user.sessions?.at(-1);
  if (!latest) return;
  const browser = browserName(req.headers.get('user-agent'));
  // The others may have changed while the password was checked. Since this one was added, nobody else can.
  const sessions = await sessionsOf(req.payload, user.id, req);
  await write(
    req,
    user.id,
    sessions.map((session) => (session.id === latest.id ? { ...session, browser } : session)),
  );
};

/**
 * Payload keeps somebody signed in by writing what it has read of the account: nobody changes it in between.
 * @throws Forbidden (403) if the browser has just been signed out
 */
export const holdRefresh: CollectionBeforeOperationHook<'users'> = async ({ operation, req }) => {
  const account = staffOf(req);
  if (operation !== 'refresh' || account === null) return;
  await lockRow(req, 'users', account.id);
  const sessions = await sessionsOf(req.payload, account.id, req);
  if (!sessions.some(({ id }) => id === textIn(account, '_sid'))) throw new Forbidden(req.t);
};

/** The same when it signs somebody out. Despite the name, it calls this before it reads the account. */
export const holdSignOut: CollectionAfterLogoutHook = async ({ req }) => {
  const account = staffOf(req);
  if (account !== null) await lockRow(req, 'users', account.id);
};

/** Signs an account out wherever `isEnded` returns true. @returns on how many devices */
export function signOutDevices(
  req: PayloadRequest,
  account: number,
  isEnded: (id: string) => boolean,
): Promise<number> {
  return inTransaction(req, async () => {
    await lockRow(req, 'users', account);
    const sessions = await sessionsOf(req.payload, account, req);
    const remaining = sessions.filter(({ id }) => !isEnded(id));
    await write(req, account, remaining);
    return sessions.length - remaining.length;
  });
}
