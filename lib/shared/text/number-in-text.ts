const ENGLISH = new Intl.NumberFormat('en-NZ');

/** A number for the office and operators: 500,000. */
export const numberInText = (number: number): string => ENGLISH.format(number);
