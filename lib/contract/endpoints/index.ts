import { ACCOUNT_ENDPOINTS } from './account.ts';
import * as content from './content.ts';

/** Every REST call that the contract knows. The backend's router and the tests' doubles are made from this list. */
export const ENDPOINTS = { ...content, ...ACCOUNT_ENDPOINTS } as const;
