import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
export const BIN = join(ROOT, 'node_modules/.bin');

/** Environment of a child: this process's, with the project's Node and tools first in PATH. */
export function childEnv(overrides: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  const path = [BIN, process.env['PATH'] ?? ''].join(delimiter);
  return { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...overrides, PATH: path };
}
