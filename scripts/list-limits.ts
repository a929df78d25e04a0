import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LIMITS_PAGE, limitsPage } from './check/limits-page.ts';
import { ROOT } from './run/project.ts';

/** `node scripts/list-limits.ts`: generates docs/limits.md from the table of rate limits. */
writeFileSync(join(ROOT, LIMITS_PAGE), limitsPage());
console.log(`Wrote ${LIMITS_PAGE}.`);
