import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import packageJson from '@/package.json';
import { env } from './env';

/** The project's own version. */
export const siteVersion: string = packageJson.version;

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** The id of the running build; '' in development, where there is none. */
export function readBuildId(): string {
  const file = join(/* turbopackIgnore: true */ process.cwd(), env().distDir, 'BUILD_ID');
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (isMissing(error)) return '';
    throw error;
  }
}
