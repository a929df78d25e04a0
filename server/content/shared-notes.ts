import { openValkey, whenConnected } from '../../lib/shared/node/valkey.ts';
import type { SharedNotes } from '../../lib/config/shared-notes.ts';

/** A visitor waits for it. */
const COMMAND_MS = 500;
const START_MS = 3_000;

/** Opens the notes that several sites share in Valkey. Who follows the changes says in the log when Valkey is away. */
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
