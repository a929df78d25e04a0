import { openValkey, whenConnected } from '../../lib/shared/node/valkey.ts';
import type { SharedNotes } from '../../lib/config/shared-notes.ts';

/** Short, since a visitor is waiting. */
const COMMAND_MS = 500;
const START_MS = 3_000;

/** Opens the notes that several sites share in Valkey. Errors aren't logged here: the change stream logs when Valkey is down. */
export async function openSharedNotes(url: string): Promise<SharedNotes & { readonly stop: () => void }> {
  const client = await openValkey({ url, commandMs: COMMAND_MS, onError: () => undefined });
  await whenConnected(client, START_MS);
  return {
    put: (key, text, ttlMs) =>
      client.set(`note:${key}`, text, 'PX', ttlMs).then(
        () => undefined,
        () => undefined,
      ),
    get: (key) => client.get(`note:${key}`).catch(() => null),
    stop: () => client.disconnect(),
  };
}
