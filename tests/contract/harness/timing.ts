import { z } from 'zod';
import { askCms, cmsOf } from './money.ts';
import type { ContentServer } from './servers.ts';

/** What a timing system signs with. */
export type Signer = { readonly provider: number; readonly secret: string };

const signerSchema = z.object({ provider: z.number(), secret: z.string() });

/** Gives a provider a new secret, which ends the one before. */
export async function renewSecret(server: ContentServer, id: number): Promise<Signer> {
  const made = await askCms(server, `/api/timing-providers/${String(id)}/new-secret`, { method: 'POST' });
  return signerSchema.parse(await made.json());
}

export async function newProvider(server: ContentServer): Promise<Signer> {
  const id = await cmsOf(server).create('timing-providers', { name: 'Track timing', is_active: true });
  return renewSecret(server, id);
}

/** A published race at a round of its own. @returns its id, and the round's name */
export async function newTimedSession(
  server: ContentServer,
): Promise<{ readonly session: number; readonly round: string }> {
  const cms = cmsOf(server);
  const name = `Timed ${String(Date.now())}`;
  const category = await cms.create('categories', { name });
  const round = await cms.create('rounds', {
    name,
    start_date: '2027-01-27T00:00:00.000Z',
    end_date: '2027-01-27T06:00:00.000Z',
    categories: [category],
    _status: 'published',
  });
  const session = await cms.create('results', {
    session_name: 'Race 1',
    round,
    category,
    kind: 'race',
    date: '2027-01-27T01:00:00.000Z',
    _status: 'published',
  });
  return { session, round: name };
}
