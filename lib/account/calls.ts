import { createContractCalls, type ContractCalls } from '@/lib/api/contract-calls';
import { browserApi } from '@/lib/api/browser';

let calls: ContractCalls | null = null;

/** The contract's calls of this tab, for screens that load the schema library anyway. */
export function accountCalls(): ContractCalls {
  calls ??= createContractCalls(browserApi());
  return calls;
}
