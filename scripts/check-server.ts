import { readCommandLine } from '../lib/shared/node/command-line.ts';
import { checkServer } from './check-server/check.ts';
import type { Finding, State } from './check-server/finding.ts';

/** `npm run check-server`: lists which of the site's calls a content server supports, and what isn't shown without the rest (docs/content-server.md). */

const USAGE = `npm run check-server -- URL
URL is the address of a content server, without a path: https://content.example.org`;

const MARKS: Readonly<Record<State, string>> = { found: '✔', missing: '✘', wrong: '!', skipped: '–' };
const WORDS: Readonly<Record<State, string>> = {
  found: 'found',
  missing: 'missing',
  wrong: 'not in a form the site can read',
  skipped: 'not tried',
};
const WIDTH = 58;

function lineOf({ call, state, detail, without }: Finding): string {
  const line = `${MARKS[state]} ${call.padEnd(WIDTH)} ${detail}`;
  return state === 'missing' || state === 'wrong' ? `${line}\n    Not shown: ${without}.` : line;
}

const { positionals } = readCommandLine(USAGE, { allowPositionals: true });
const [address = ''] = positionals;
const url = URL.canParse(address) ? new URL(address) : null;
if (positionals.length !== 1 || url === null || !/^https?:$/.test(url.protocol) || url.pathname !== '/') {
  console.error(USAGE);
  process.exit(2);
}
const { origin } = url;
const { findings, extensions } = await checkServer(origin);

console.log(`${origin}\n`);
for (const finding of findings) console.log(lineOf(finding));
console.log(
  `\nExtensions (initialData.extensions): ${extensions.length === 0 ? 'none, and none is needed' : extensions.join(', ')}.`,
);
const counts = Object.entries(WORDS).flatMap(([state, word]) => {
  const count = findings.filter((finding) => finding.state === state).length;
  return count === 0 ? [] : [`${String(count)} ${word}`];
});
console.log(`${counts.join(', ')}.`);

const lacking = findings.filter(({ isNeeded, state }) => isNeeded && state !== 'found');
if (lacking.length > 0) {
  console.error(`The site can’t run on it without ${lacking.map(({ call }) => call).join(', ')}.`);
  process.exitCode = 1;
} else console.log('The site can run on it.');
