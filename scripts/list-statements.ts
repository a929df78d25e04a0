import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultsOf, findTitles, readStatements, STATEMENTS_PAGE, statementsPage } from './check/statements.ts';
import { ROOT } from './run/project.ts';

/** `node scripts/list-statements.ts`: generates docs/specification.md, and reports statements without a test. */
const points = readStatements();
const titles = findTitles();
writeFileSync(join(ROOT, STATEMENTS_PAGE), statementsPage(points, titles));
const faults = faultsOf(points, titles);
for (const fault of faults) console.error(fault);
console.log(`Wrote ${STATEMENTS_PAGE}; ${String(faults.length)} faults found.`);
process.exitCode = faults.length === 0 ? 0 : 1;
