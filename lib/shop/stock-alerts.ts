import { createContractCalls, type ContractCalls } from '@/lib/api/contract-calls';
import type { ApiError } from '@/lib/api/errors';
import type { EndpointInput } from '@/lib/contract/endpoint';
import { tellMe } from '@/lib/contract/endpoints/cart';
import { browserApi } from '@/lib/session/browser-api';

let calls: ContractCalls | null = null;

/** Requests one email when a SKU is available again. @returns null, or why not */
export async function requestStockAlert(request: EndpointInput<typeof tellMe>): Promise<ApiError | null> {
  calls ??= createContractCalls(browserApi());
  const answer = await calls.call(tellMe, request);
  return answer.ok ? null : answer.error;
}
