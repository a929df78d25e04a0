import { createContractCalls, type ContractCalls } from '@/lib/api/contract-calls';
import { browserApi } from '@/lib/session/browser-api';

let calls: ContractCalls | null = null;

/** The contract's calls in this tab, for screens that load the schema library anyway. */
export function accountCalls(): ContractCalls {
  calls ??= createContractCalls(browserApi());
  return calls;
}
