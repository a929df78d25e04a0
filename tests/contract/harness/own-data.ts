import { inject } from 'vitest';
import { copyPreparedData, type OwnData } from './backend-process.ts';

/** A data folder for a test's own backend. */
export const ownData = (): Promise<OwnData> =>
  copyPreparedData({ preparedData: inject('preparedData'), preparedAdmin: inject('preparedAdmin') });
