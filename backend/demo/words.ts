/** A path segment made of a name: macrons and other marks are dropped, the rest is joined with hyphens. */
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

/** A count for running text: words up to twelve, figures above. */
export function countWord(count: number): string {
  return SMALL_NUMBERS[count] ?? String(count);
}

/** A rank for running text, e.g. 'third' or '14th'. */
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

/** Joins names as a sentence does: 'A', 'A and B', 'A, B and C'. */
export function joinNames(names: readonly string[]): string {
  if (names.length <= 1) return names.join('');
  return `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`;
}

/** 'a' or 'an' with the count and noun: '1 lap', '3 laps'. */
export function plural(count: number, noun: string, many = `${noun}s`): string {
  return `${countWord(count)} ${count === 1 ? noun : many}`;
}

/** The text with a capital first letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Kinds of cars whose names are names, and keep their capital inside a sentence. */
const PROPER = /^(Formula|Mini|Atlantic|Group|Academy|[A-Z0-9]{2,})/;

/** The name of a kind of car as it stands inside a sentence: 'hot hatch', but 'Formula Ford'. */
export const inSentence = (vehicle: string): string =>
  PROPER.test(vehicle) ? vehicle : vehicle.charAt(0).toLowerCase() + vehicle.slice(1);
