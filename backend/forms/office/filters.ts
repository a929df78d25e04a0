/** The filters of the list of submissions. '' for any. */
export type Filters = {
  readonly form: string;
  /** One or several, separated by commas. */
  readonly status: string;
  /** A value of `handling`; with a leading exclamation mark, any other. */
  readonly handling: string;
  /** Instants, ISO 8601: from the first (inclusive) to the second (exclusive). */
  readonly from: string;
  readonly before: string;
};

/** A parameter of an address. */
type Parameter = readonly [name: string, value: string];

const PART = /\[(form|status|handling|createdAt)\]\[(\w+)\](?:\[\d*\])?$/;

/** The filters in a list's address. */
export function filtersIn(parameters: Iterable<Parameter>): Filters {
  const found = { form: '', status: '', handling: '', from: '', before: '' };
  for (const [name, value] of parameters) {
    const [, field, operator] = PART.exec(name) ?? [];
    if (field === 'form') found.form = value;
    else if (field === 'status')
      found.status = [...new Set(`${found.status},${value}`.split(','))].filter(Boolean).join(',');
    else if (field === 'handling') found.handling = operator === 'not_equals' ? `!${value}` : value;
    else if (field === 'createdAt' && operator === 'less_than') found.before = value;
    else if (field === 'createdAt') found.from = value;
  }
  return found;
}

/** The filters as conditions, in the format of the CMS's own filters. */
function conditionsOf({ form, status, handling, from, before }: Filters): Parameter[] {
  const isNot = handling.startsWith('!');
  const parts: Parameter[] = [
    ['[form][equals]', form],
    ['[status][in]', status],
    [`[handling][${isNot ? 'not_equals' : 'equals'}]`, isNot ? handling.slice(1) : handling],
    ['[createdAt][greater_than_equal]', from],
    ['[createdAt][less_than]', before],
  ];
  return parts.filter(([, value]) => value !== '');
}

/** A condition of the CMS's own filters: its group, of which one must be met, and its number within, where all must be. */
const CONDITION = /^where\[or\]\[(\d+)\]\[and\]\[(\d+)\](.+)$/;

/**
 * The query of the list's address with these filters.
 * @param parameters of its present address: what it searches for, its order and conditions on other fields stay, its page doesn't
 */
export function filterQuery(filters: Filters, parameters: Iterable<Parameter> = []): string {
  const groups = new Map<string, Map<string, Parameter[]>>();
  const kept: string[][] = [];
  for (const [name, value] of parameters) {
    if (name === 'page' || PART.test(name)) continue;
    const [, group, condition = '', rest = ''] = CONDITION.exec(name) ?? [];
    if (group === undefined) {
      kept.push([name, value]);
      continue;
    }
    const conditions = groups.get(group) ?? new Map<string, Parameter[]>();
    conditions.set(condition, [...(conditions.get(condition) ?? []), [rest, value]]);
    groups.set(group, conditions);
  }
  const others: Parameter[][][] =
    groups.size === 0 ? [[]] : [...groups.values()].map((group) => [...group.values()]);
  const own = conditionsOf(filters).map((part) => [part]);
  const conditions = others.flatMap((group, at) =>
    [...own, ...group].flatMap((parts, index) =>
      parts.map(([name, value]) => [`where[or][${String(at)}][and][${String(index)}]${name}`, value]),
    ),
  );
  return new URLSearchParams([...kept, ...conditions]).toString();
}
