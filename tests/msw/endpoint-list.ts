import type { Endpoint } from '@/lib/contract/endpoint';
import { ENDPOINTS } from '@/lib/contract/endpoints/index';

/** Every REST call of the contract. */
export const endpointList: readonly Endpoint[] = Object.values(ENDPOINTS);
