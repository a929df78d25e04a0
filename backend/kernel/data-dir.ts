import { prepareDataFolder } from '../../lib/shared/node/data-folder.ts';
import { EnvironmentError } from '../../lib/shared/node/environment.ts';
import type { BackendConfig } from './config.ts';
import { errorMessage } from './log/report.ts';

/** Creates the data folder if necessary, and checks that it is writable. @throws EnvironmentError in one line */
export function prepareDataDir({ dataDir }: Pick<BackendConfig, 'dataDir'>): void {
  try {
    prepareDataFolder(dataDir);
  } catch (error) {
    throw new EnvironmentError(`DATA_DIR ${dataDir} isn’t writable: ${errorMessage(error)}.`);
  }
}
