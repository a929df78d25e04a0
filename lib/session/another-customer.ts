import type { SessionStore } from '@/lib/session/store';

/**
 * Notices that a customer has signed in over another one, by an emailed link for example, without a sign-out in between.
 * @param act called once the new one is loaded
 * @returns stops noticing
 */
export function onAnotherCustomer(
  session: Pick<SessionStore, 'getState' | 'subscribe'>,
  act: () => void,
): () => void {
  let known = session.getState().profile.id;
  return session.subscribe(({ access_token, profile: { id } }) => {
    if (access_token === null) known = null;
    // The profile is blank until the new customer is loaded.
    if (id === null) return;
    const isAnother = known !== null && known !== id;
    known = id;
    if (isAnother) act();
  });
}
