import { getCurrentDomain, getInitialData } from '../../../lib/contract/endpoints/content.ts';
import { getDomain } from '../data/domain.ts';
import { initialDataJson } from '../data/initial-data.ts';
import { handle, ReadyJson } from '../handle.ts';

export const currentDomainRoute = handle(getCurrentDomain, ({ payload }) => getDomain(payload));

export const initialDataRoute = handle(getInitialData, async ({ payload }) => {
  const { body, etag } = await initialDataJson(payload);
  return new ReadyJson(body, etag);
});
