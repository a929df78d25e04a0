import { searchSku } from '../../lib/contract/endpoints/cart.ts';
import { until, type ManyMachines } from '../../scripts/run/many-machines.ts';
import { newVisitor } from '../contract/harness/accounts.ts';
import type { Cms } from '../contract/harness/cms.ts';
import type { RunningServer } from '../contract/harness/servers.ts';

/** Two sites and two backends that run, and who works there. */
export type Place = {
  readonly all: ManyMachines;
  /** The same administrator, signed in at each backend. */
  readonly editors: readonly [Cms, Cms];
  /** One backend after the other, call by call: for what editors do. */
  readonly either: RunningServer;
  /** Where visitors' calls go: nginx, then one site or the other, then one backend or the other. */
  readonly front: RunningServer;
};

/** One of the sites, for visitors whom nginx sends there. */
export const siteAt = ({ all, front }: Place, at: 0 | 1): RunningServer => ({
  ...front,
  url: all.sites[at].url,
});

/** One of the backends, for looks at what it knows. */
export const backendAt = ({ all, either }: Place, at: 0 | 1): RunningServer => ({
  name: 'backend',
  token: either.token,
  url: all.backends[at].url,
});

/** A message takes milliseconds; without messages a site would look again after a minute. */
export const SOON_MS = 45_000;

/** Waits until both backends sell a product that an editor has added at one of them. */
export async function untilSold(place: Place, product: number): Promise<void> {
  for (const at of [0, 1] as const)
    await until(async () => {
      const answer = await newVisitor(backendAt(place, at)).post(searchSku.path, { product });
      return searchSku.output.parse(answer.json).data.length > 0;
    }, SOON_MS);
}
