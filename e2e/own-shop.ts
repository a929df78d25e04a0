import type { APIRequest, APIRequestContext } from '@playwright/test';
import { TEST_BACKEND_PORT, TEST_PORT } from '../scripts/run/test-site.ts';
import { openCms, type Cms } from './cms.ts';
import { ownAdminToken } from './cms-token.ts';
import { startOwnSite } from './own-site.ts';

const PORT = TEST_PORT + 4;
const BACKEND_PORT = TEST_BACKEND_PORT + 4;
const CMS = `http://localhost:${String(BACKEND_PORT)}`;
/** Where the site stands whose shop the tests open. */
export const OWN_SHOP_URL = `http://localhost:${String(PORT)}`;

/** A site of a test's own, with what its visitors' browser and its editors call. */
export type OwnShop = {
  readonly request: APIRequestContext;
  readonly cms: Cms;
  readonly stop: () => Promise<void>;
};

/** Starts it as the demo is: with the shop closed. */
export async function startOwnShop({
  request: contexts,
}: {
  readonly request: APIRequest;
}): Promise<OwnShop> {
  const site = await startOwnSite(PORT, BACKEND_PORT);
  const request = await contexts.newContext({ baseURL: OWN_SHOP_URL });
  return {
    request,
    cms: openCms(request, CMS, await ownAdminToken(CMS, site.admin)),
    stop: async () => {
      await request.dispose();
      await site.stop();
    },
  };
}
