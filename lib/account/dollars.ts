/** An amount with $ and two decimals (spec point 5), grouped as the language does it. */
export function formatDollars(amount: number, lang: string): string {
  const number = new Intl.NumberFormat(lang, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return `${amount < 0 ? '−' : ''}$${number.format(Math.abs(amount))}`;
}
