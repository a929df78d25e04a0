import { createReadiness } from '../../../lib/shared/node/readiness.ts';
import { processSingleton } from '../process-singleton.ts';

/** Whether this backend should get traffic: the listening program sets its state, and the bundled server adds the checks. */
export const readiness = processSingleton('readiness', () => createReadiness());
