import { isPhotoExpired } from '@/lib/contract/customer-photo';
import type { SessionStore } from '@/lib/session/store';

/** A photo URL that expires sooner than this is renewed; tokens are renewed more often. */
const AHEAD_MS = 20 * 60_000;

/**
 * A customer's photo URLs are valid for about an hour. Reloads the customer before they expire: now, and whenever the session changes, at
 * most once with the same token.
 * @returns stops it
 */
export function keepPhotoFresh(
  session: SessionStore,
  reload: () => Promise<void>,
  now: () => number,
): () => void {
  let reloadedWith: string | null = null;
  const check = () => {
    const { access_token, profile } = session.getState();
    if (access_token === null || access_token === reloadedWith) return;
    if (!isPhotoExpired(profile.thumbnail, now() + AHEAD_MS)) return;
    reloadedWith = access_token;
    void reload();
  };
  check();
  return session.subscribe(check);
}
