/** Common email domains, and real ones that look like a misspelling of one. */
const KNOWN: readonly string[] = [
  ...[
    'gmail.com',
    'googlemail.com',
    'hotmail.com',
    'hotmail.co.nz',
    'outlook.com',
    'outlook.co.nz',
    'live.com',
  ],
  ...[
    'yahoo.com',
    'yahoo.co.nz',
    'ymail.com',
    'rocketmail.com',
    'icloud.com',
    'xtra.co.nz',
    'slingshot.co.nz',
  ],
  ...[
    'orcon.net.nz',
    'windowslive.com',
    'protonmail.com',
    'proton.me',
    'mail.com',
    'email.com',
    'gmx.com',
    'gmx.de',
  ],
  ...[
    'hotmail.com.au',
    'yahoo.com.au',
    'bigpond.com',
    'outlook.com.au',
    'hotmail.co.uk',
    'yahoo.co.uk',
    'qq.com',
  ],
];

/** Whether two texts differ by one letter inserted, left out or replaced, or by two neighbours swapped. */
function isOneTypo(typed: string, real: string): boolean {
  if (typed === real || Math.abs(typed.length - real.length) > 1) return false;
  let start = 0;
  while (typed[start] === real[start] && start < typed.length) start += 1;
  let end = 0;
  const longest = Math.min(typed.length, real.length) - start;
  while (end < longest && typed.at(-1 - end) === real.at(-1 - end)) end += 1;
  const [mine, theirs] = [typed.slice(start, typed.length - end), real.slice(start, real.length - end)];
  const isSwapped = mine.length === 2 && mine === `${theirs[1] ?? ''}${theirs[0] ?? ''}`;
  return isSwapped || Math.max(mine.length, theirs.length) === 1;
}

/** The email address that was probably meant, if its domain is one typo away from a common one; otherwise null. */
export function likelyEmail(email: string): string | null {
  const [, name, domain] = /^(.+)@([^@]+)$/.exec(email.trim()) ?? [];
  if (name === undefined || domain === undefined) return null;
  const typed = domain.toLowerCase();
  if (KNOWN.includes(typed)) return null;
  const meant = KNOWN.find((known) => isOneTypo(typed, known));
  return meant === undefined ? null : `${name}@${meant}`;
}
