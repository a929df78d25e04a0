import { PHASE_PRODUCTION_BUILD } from 'next/constants';

/** Whether this process is building. There is no content server then (docs/decisions/0005). */
export const isBuildPhase = (): boolean => process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD;
