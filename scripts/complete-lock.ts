import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockSchema, missingPackages, platformEntry } from './check/lock-file.ts';
import { ROOT } from './run/project.ts';

/** Run after `npm install`: adds optional binaries for other platforms that the registry in use doesn't have. */
const path = join(ROOT, 'package-lock.json');
const text = readFileSync(path, 'utf8');
const missing = missingPackages(lockSchema.parse(JSON.parse(text)));
// Parsed without the schema, so that only the new entries change.
const lock: { packages: Record<string, unknown> } = JSON.parse(text);
for (const found of missing) lock.packages[`node_modules/${found.name}`] = platformEntry(found);
lock.packages = Object.fromEntries(
  Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')),
);
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${String(missing.length)} packages added to package-lock.json.`);
