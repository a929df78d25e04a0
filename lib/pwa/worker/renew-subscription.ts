import { PUSH_PATHS } from '../../contract/notifications';
import { API_BASE_PATH } from '../../contract/paths';
import { pushAddressOf, subscriptionFor } from '../../notifications/subscription';
import { deleteCopy, keepCopy, readCopy } from '../../notifications/worker-copy';
import { textIn } from '../../shared/record';
import type { SubscribingScope } from './scope';

/** Makes a call. @returns the answer's JSON @throws if the server can't be reached or refuses */
async function ask(base: string, path: string, request: RequestInit = {}): Promise<unknown> {
  const response = await fetch(`${base}${API_BASE_PATH}${path}`, { ...request, credentials: 'omit' });
  if (!response.ok) throw new Error(`${path} answered with status ${String(response.status)}.`);
  return response.json();
}

const post = (base: string, path: string, input: object): Promise<unknown> =>
  ask(base, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });

/**
 * Has the server send to the browser's new subscription after the browser has dropped or replaced the former one, so that notifications go on
 * although no page is open. Without permission they end.
 * @throws if that fails; the next page tries again
 */
export async function renewSubscription({ registration }: SubscribingScope): Promise<void> {
  const copy = await readCopy();
  if (copy === null) return;
  const { base } = copy;
  const former = { endpoint: textIn(copy.choices, 'endpoint') };
  if ((await registration.pushManager.permissionState({ userVisibleOnly: true })) !== 'granted') {
    await deleteCopy();
    await post(base, PUSH_PATHS.end, former);
    return;
  }
  const key = textIn(await ask(base, PUSH_PATHS.key), 'key');
  const subscription = await subscriptionFor(registration, key);
  const choices = { ...copy.choices, ...pushAddressOf(subscription) };
  await post(base, PUSH_PATHS.subscription, choices);
  await keepCopy({ base, choices });
  if (subscription.endpoint !== former.endpoint) await post(base, PUSH_PATHS.end, former);
}
