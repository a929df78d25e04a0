import { canInstall } from './debian-package.ts';
import { findNginx } from './nginx.ts';
import { findPostgres } from './temporary-postgres.ts';
import { findValkey } from './temporary-valkey.ts';

/**
 * Installs what tests start beside the site's own programs, before the first test: one that installs would count that into its own time,
 * and only one apt-get can run at once. Where there are no Debian packages, each test takes what it finds.
 */
export default function installTestPrograms(): void {
  if (!canInstall()) return;
  findPostgres();
  findValkey();
  findNginx();
}
