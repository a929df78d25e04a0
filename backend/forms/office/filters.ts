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

const PART = /\[(form|status|handling|createdAt)\]\[(\w+)\](?:\[\d*\])?$/;

/** The filters in a list's address. */
export function filtersIn(parameters: Iterable<readonly [string, string]>): Filters {
  const found = { form: '', status: '', handling: '', from: '', before: '' };
  for (const [name, value] of parameters) {
    const [, field, operator] = PART.exec(name) ?? [];
    if (field === 'form') found.form = value;
    else if (field === 'status') found.status = [found.status, value].filter(Boolean).join(',');
    else if (field === 'handling') found.handling = operator === 'not_equals' ? `!${value}` : value;
    else if (field === 'createdAt' && operator === 'less_than') found.before = value;
    else if (field === 'createdAt') found.from = value;
  }
  return found;
}

/** The filters as the query of an address, in the format of the CMS's own filters. */
export function filterQuery({ form, status, handling, from, before }: Filters): string {
  const isNot = handling.startsWith('!');
  const parts: (readonly [string, string])[] = [
    ['[form][equals]', form],
    ['[status][in]', status],
    [`[handling][${isNot ? 'not_equals' : 'equals'}]`, isNot ? handling.slice(1) : handling],
    ['[createdAt][greater_than_equal]', from],
    ['[createdAt][less_than]', before],
  ];
  return new URLSearchParams(
    parts
      .filter(([, value]) => value !== '')
      .map(([name, value], index) => [`where[or][0][and][${String(index)}]${name}`, value]),
  ).toString();
}
