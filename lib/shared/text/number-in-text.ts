const ENGLISH = new Intl.NumberFormat('en-NZ');

/** A number as the office and operators read it: 500,000. */
export const numberInText = (number: number): string => ENGLISH.format(number);
