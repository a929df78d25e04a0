import { rm } from 'node:fs/promises';
import type { APIRequest, APIRequestContext } from '@playwright/test';
import { TEST_BACKEND_PORT, TEST_PORT } from '../../scripts/run/test-site.ts';
import { makeTestWallets } from '../../scripts/run/wallet-stand-in.ts';
import { openCms, type Cms } from './cms.ts';
import { ownAdminToken } from './cms-token.ts';
import { startOwnSite } from './own-site.ts';

const PORT = TEST_PORT + 4;
const BACKEND_PORT = TEST_BACKEND_PORT + 4;
/** Where its editors and its gate staff sign in. */
export const OWN_SHOP_CMS_URL = `http://localhost:${String(BACKEND_PORT)}`;
/** The address of the site whose shop the tests open. */
export const OWN_SHOP_URL = `http://localhost:${String(PORT)}`;

/** A test's own site, with request functions for its visitors' browser and its editors. */
export type OwnShop = {
  readonly request: APIRequestContext;
  readonly cms: Cms;
  readonly stop: () => Promise<void>;
  /** Stops the content backend for good, to test what customers see then. */
  readonly stopBackend: () => Promise<void>;
};

/** Starts it as the demo: with the shop closed, and tickets on sale. It has certificates for passes of Apple's wallet. */
export async function startOwnShop({
  request: contexts,
}: {
  readonly request: APIRequest;
}): Promise<OwnShop> {
  const wallets = await makeTestWallets();
  const site = await startOwnSite(PORT, BACKEND_PORT, wallets.apple);
  const request = await contexts.newContext({ baseURL: OWN_SHOP_URL });
  return {
    request,
    cms: openCms(request, OWN_SHOP_CMS_URL, await ownAdminToken(OWN_SHOP_CMS_URL, site.admin)),
    stop: async () => {
      await request.dispose();
      await site.stop();
      await rm(wallets.folder, { recursive: true });
    },
    stopBackend: site.stopBackend,
  };
}
