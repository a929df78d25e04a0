import { createReadiness } from '../../../lib/shared/node/readiness.ts';
import { processSingleton } from '../process-singleton.ts';

/** Whether this backend should get traffic: the program that listens knows its state, the bundled server adds the checks. */
export const readiness = processSingleton('readiness', () => createReadiness());
