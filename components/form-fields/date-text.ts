/** Lengths of the groups of a dd/mm/yyyy date. */
const DAY = 2;
const DAY_AND_MONTH = 4;
const ALL = 8;

/** Whether a digit is valid at a position, after the digits before it (spec point 5, digit-position limits). */
function mayFollow(before: string, digit: string): boolean {
  switch (before.length) {
    case 0:
      return digit <= '3';
    case 1:
      return before === '3' ? digit <= '1' : before === '0' ? digit >= '1' : true;
    case 2:
      return digit <= '1';
    case 3:
      return before.endsWith('1') ? digit <= '2' : digit >= '1';
    case 4:
      return digit === '1' || digit === '2';
    default:
      return true;
  }
}

/** Pads a single digit before a separator with a zero: '5/' is the fifth. */
const withZeros = (typed: string) =>
  typed.replace(/^(\d)(?=\D)/, '0$1').replace(/^(\d{2}\D)(\d)(?=\D)/, '$10$2');

/**
 * The text of a date field for typed or pasted input: valid digits, with slashes between the groups.
 * @param isDeleting the visitor is deleting characters, so no slash is added after them
 */
export function formatDateTyping(typed: string, isDeleting = false): string {
  let digits = '';
  for (const character of withZeros(typed)) {
    if (character < '0' || character > '9' || digits.length === ALL) continue;
    if (!mayFollow(digits, character)) break;
    digits += character;
  }
  const groups = [digits.slice(0, DAY), digits.slice(DAY, DAY_AND_MONTH), digits.slice(DAY_AND_MONTH)];
  const text = groups.filter(Boolean).join('/');
  const isGroupFull = digits.length === DAY || digits.length === DAY_AND_MONTH;
  return isGroupFull && !isDeleting ? `${text}/` : text;
}

const DATE_TEXT = /^(\d{2})\/(\d{2})\/(\d{4})$/;

/** A dd/mm/yyyy text as y-MM-dd; null if there is no such day (31/02/2026). */
export function readDateText(text: string): string | null {
  const [, day = '', month = '', year = ''] = DATE_TEXT.exec(text.trim()) ?? [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const isReal =
    day !== '' &&
    date.getUTCFullYear() === Number(year) &&
    date.getUTCMonth() === Number(month) - 1 &&
    date.getUTCDate() === Number(day);
  return isReal ? `${year}-${month}-${day}` : null;
}

/** A y-MM-dd day as dd/mm/yyyy; '' for anything else. */
export function writeDateText(day: string): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})/.exec(day) ?? [];
  return year === undefined ? '' : `${date}/${month}/${year}`;
}
