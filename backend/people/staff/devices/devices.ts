import type { CollectionAfterLoginHook, Field, Payload, PayloadRequest } from 'payload';
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

/** An account's sign-ins (Payload's sessions), whatever the request may read. @param req to read them within this request's transaction */
async function sessionsOf(payload: Payload, account: number, req?: PayloadRequest): Promise<Session[]> {
  const user = await payload.findByID({
    collection: 'users',
    id: account,
    depth: 0,
    select: { sessions: true },
    ...(req ? { req } : {}),
  });
  return (user.sessions ?? []).filter(isAlive);
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

/** Records the browser of a new sign-in. */
export const noteDevice: CollectionAfterLoginHook<User> = async ({ req, user }) => {
  const sessions = user.sessions ?? [];
  const latest = sessions.at(-1);
  if (!latest) return;
  const browser = browserName(req.headers.get('user-agent'));
  await write(req, user.id, [...sessions.slice(0, -1), { ...latest, browser }]);
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
