/** Mail domains that many people have, and those that look like one of them and are real. */
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

/** Whether one text becomes the other by a letter too many, too few, another one, or two swapped. */
function isOneSlip(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (one[start] === other[start] && start < one.length) start += 1;
  let end = 0;
  const longest = Math.min(one.length, other.length) - start;
  while (end < longest && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [mine, theirs] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  const isSwapped = mine.length === 2 && mine === `${theirs[1] ?? ''}${theirs[0] ?? ''}`;
  return isSwapped || Math.max(mine.length, theirs.length) === 1;
}

/** The address that was probably meant, if its domain is one slip away from one that many people have; otherwise null. */
export function likelyEmail(email: string): string | null {
  const [, name, domain] = /^(.+)@([^@]+)$/.exec(email.trim()) ?? [];
  if (name === undefined || domain === undefined) return null;
  const typed = domain.toLowerCase();
  if (KNOWN.includes(typed)) return null;
  const meant = KNOWN.find((known) => isOneSlip(typed, known));
  return meant === undefined ? null : `${name}@${meant}`;
}
