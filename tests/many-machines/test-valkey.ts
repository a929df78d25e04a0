import { openValkey, whenConnected, type Valkey } from '../../lib/shared/node/valkey.ts';
import { startValkey } from '../../scripts/run/temporary-valkey.ts';

/** A Valkey of its own for a file of tests. `stop` closes what `connect` opened, too. */
export async function startTestValkey() {
  const valkey = await startValkey();
  const clients: Valkey[] = [];
  return {
    ...valkey,
    connect: async (): Promise<Valkey> => {
      const client = await openValkey({ url: valkey.url, commandMs: 5_000, onError: () => undefined });
      clients.push(client);
      await whenConnected(client, 5_000);
      return client;
    },
    stop: async () => {
      for (const client of clients) client.disconnect();
      await valkey.stop();
    },
  };
}

export type TestValkey = Awaited<ReturnType<typeof startTestValkey>>;
