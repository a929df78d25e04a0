import { canInstall } from './debian-package.ts';
import { findNginx } from './nginx.ts';
import { findPostgres } from './temporary-postgres.ts';
import { findValkey } from './temporary-valkey.ts';

/**
 * Installs the programs that tests need besides the site's own, before the first test: the time would otherwise count towards that
 * test, and only one apt-get can run at once. Without Debian packages, tests use what they find.
 */
export default function installTestPrograms(): void {
  if (!canInstall()) return;
  findPostgres();
  findValkey();
  findNginx();
}
