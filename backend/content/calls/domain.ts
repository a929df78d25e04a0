import {
  getCurrentDomain,
  getInitialData,
  getInitialDataChanges,
} from '../../../lib/contract/endpoints/content.ts';
import { getDomain } from '../../site/domain.ts';
import { initialDataChanges, initialDataJson } from '../sitemap/initial-data.ts';
import { handle, ReadyJson } from '../../kernel/calls/handle.ts';

export const currentDomainRoute = handle(getCurrentDomain, ({ payload }) => getDomain(payload));

export const initialDataRoute = handle(getInitialData, async ({ payload }) => {
  const { body, etag } = await initialDataJson(payload);
  return new ReadyJson(body, etag);
});

export const initialDataChangesRoute = handle(getInitialDataChanges, ({ payload, input }) =>
  initialDataChanges(payload, input.since),
);
