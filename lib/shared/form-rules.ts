import { centsOf, type Cents } from '../contract/money.ts';

/** The rules of a form's field that both programs apply: when it is asked, and what it costs. Prices are in dollars. */
export type FieldRule = {
  readonly name: string;
  /** The field is only asked if another one has this value; '' means any value. */
  readonly onlyIf: { readonly field: string; readonly value: string } | null;
  /** The price per unit, or for ticking the box. */
  readonly price: number | null;
  /** Whether the form's cost and its choices are multiplied by this number. */
  readonly multiplies: boolean;
  readonly choices: readonly { readonly value: string; readonly price: number | null }[];
};

/** A form's answers by field name; a ticked box is `TICKED`, an unanswered field '' or missing. */
export type AnswersByName = ReadonlyMap<string, string>;
export const TICKED = 'yes';

/** The fields that are asked, given these answers. A field that depends on one that isn't asked isn't asked either. */
export function askedNames(rules: readonly FieldRule[], answers: AnswersByName): ReadonlySet<string> {
  const byName = new Map(rules.map((rule) => [rule.name, rule]));
  const isAsked = ({ name, onlyIf }: FieldRule, above: readonly string[]): boolean => {
    if (onlyIf === null) return true;
    const other = byName.get(onlyIf.field);
    if (!other || above.includes(name) || !isAsked(other, [...above, name])) return false;
    const answer = answers.get(other.name) ?? '';
    return onlyIf.value === '' ? answer !== '' : answer === onlyIf.value;
  };
  return new Set(rules.filter((rule) => isAsked(rule, [])).map(({ name }) => name));
}

/** A part of a form's price. `field` is '' for the form's own cost; `choice` is the chosen value, or ''. */
export type PriceLine = {
  readonly field: string;
  readonly choice: string;
  readonly qty: number;
  readonly unitCents: Cents;
};

/** A quantity as typed; 0 for anything else. */
const quantityIn = (text: string): number => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : 0);

/** Whether any choice changes the price. */
export const hasPrices = (rules: readonly FieldRule[]): boolean =>
  rules.some(
    ({ price, multiplies, choices }) =>
      price !== null || multiplies || choices.some((choice) => choice.price !== null),
  );

/** A form's price with these answers, line by line, without free lines. @param cost the form's own, in dollars */
export function priceLines(
  cost: number,
  rules: readonly FieldRule[],
  answers: AnswersByName,
): readonly PriceLine[] {
  const asked = askedNames(rules, answers);
  const shown = rules.filter(({ name }) => asked.has(name));
  const answerTo = ({ name }: FieldRule) => answers.get(name) ?? '';
  const times = shown
    .filter((rule) => rule.multiplies && answerTo(rule) !== '')
    .reduce((product, rule) => product * quantityIn(answerTo(rule)), 1);
  const own = { field: '', choice: '', qty: times, unitCents: centsOf(cost) };
  const others = shown.flatMap((rule): PriceLine[] => {
    const answer = answerTo(rule);
    if (answer === '') return [];
    const chosen = rule.choices.find(({ value }) => value === answer);
    if (chosen)
      return [{ field: rule.name, choice: answer, qty: times, unitCents: centsOf(chosen.price ?? 0) }];
    if (rule.price === null) return [];
    const isTick = answer === TICKED;
    const qty = isTick ? times : quantityIn(answer);
    return [{ field: rule.name, choice: '', qty, unitCents: centsOf(rule.price) }];
  });
  return [own, ...others].filter(({ qty, unitCents }) => qty > 0 && unitCents > 0);
}

/** The sum of lines. */
export const totalOf = (lines: readonly PriceLine[]): Cents =>
  lines.reduce((sum, { qty, unitCents }) => sum + qty * unitCents, 0);
