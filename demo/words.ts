/** Makes a path segment from a name: drops macrons and other marks, and joins the rest with hyphens. */
export function slugify(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

const SMALL_NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** A number for body text: words up to twelve, digits above. */
export function countWord(count: number): string {
  return SMALL_NUMBERS[count] ?? String(count);
}

/** An ordinal for body text, e.g. 'third' or '14th'. */
export function rankWord(rank: number): string {
  const words = [
    '',
    'first',
    'second',
    'third',
    'fourth',
    'fifth',
    'sixth',
    'seventh',
    'eighth',
    'ninth',
    'tenth',
  ];
  const word = words[rank];
  if (word) return word;
  const teens = rank % 100 >= 11 && rank % 100 <= 13;
  const ending = teens ? 'th' : (['th', 'st', 'nd', 'rd'][rank % 10] ?? 'th');
  return `${rank}${ending}`;
}

/** Joins names for a sentence: 'A', 'A and B', 'A, B and C'. */
export function joinNames(names: readonly string[]): string {
  if (names.length <= 1) return names.join('');
  return `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`;
}

/** The count with its noun: '1 lap', '3 laps'. */
export function plural(count: number, noun: string, many = `${noun}s`): string {
  return `${countWord(count)} ${count === 1 ? noun : many}`;
}

/** Capitalises the first letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Car types with proper names, which keep their capital in a sentence. */
const PROPER = /^(Formula|Mini|Atlantic|Group|Academy|[A-Z0-9]{2,})/;

/** A car type's name inside a sentence: 'hot hatch', but 'Formula Ford'. */
export const inSentence = (vehicle: string): string =>
  PROPER.test(vehicle) ? vehicle : vehicle.charAt(0).toLowerCase() + vehicle.slice(1);
