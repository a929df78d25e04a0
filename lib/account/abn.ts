/** Weights of the eleven digits of an Australian Business Number, whose weighted sum is a multiple of 89 (the ABR's own rule). */
const WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];
const MODULUS = 89;

/** Whether a text is an ABN, with or without spaces: eleven digits with valid check digits. */
export function isAbn(text: string): boolean {
  const digits = text.replace(/\s/g, '');
  if (!/^[1-9]\d{10}$/.test(digits)) return false;
  const sum = WEIGHTS.reduce(
    (total, weight, place) => total + weight * (Number(digits.charAt(place)) - (place === 0 ? 1 : 0)),
    0,
  );
  return sum % MODULUS === 0;
}
