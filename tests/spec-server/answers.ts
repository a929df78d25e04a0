import { isFields, spell, type Fields, type Variations } from './variations.ts';

/** An error as point 8 has it: a status, a message and, where it names one, a text_code. */
export class Refusal extends Error {
  readonly status: number;
  readonly textCode: string | undefined;
  constructor(status: number, message: string, textCode?: string) {
    super(message);
    this.status = status;
    this.textCode = textCode;
  }
}

/** Whose call it is. */
export type Caller = { readonly isSignedIn: boolean };

export type Call = {
  readonly method: 'GET' | 'POST';
  /** Below the base path; `{name}` segments are taken as fields. */
  readonly path: string;
  /** The fields that points 3 and 7 have for it. Any other is refused. */
  readonly takes: readonly string[];
  /** The answer as it goes over the wire, but for JSON. */
  readonly answer: (given: Fields, caller: Caller) => unknown;
};

export type Answers = {
  /** One page of records. */
  readonly list: (records: readonly unknown[], given?: Fields) => unknown;
  /** @throws Refusal 404 without a record */
  readonly one: (record: unknown) => unknown;
  readonly asIs: (value: unknown) => unknown;
  /** For a call that only does something. */
  readonly done: (value?: unknown) => unknown;
  /** Records for which point 3 lists no id. */
  readonly idless: (records: readonly Fields[]) => readonly Fields[];
};

function withoutId({ id: _, ...rest }: Fields): Fields {
  return rest;
}

/** The ways to answer, each in the form that the variations ask for. */
export function answersWith(variations: Variations): Answers {
  const asIs = (value: unknown) => spell(value, variations);
  const one = (record: unknown) => {
    if (!isFields(record)) throw new Refusal(404, 'There is no such record.');
    const { one: frame = 'item' } = variations;
    return frame === 'bare' ? asIs(record) : { [frame]: asIs(record) };
  };
  const list = (records: readonly unknown[], given: Fields = {}) => {
    const size = Number(given['page_size'] ?? Math.max(1, records.length));
    const start = (Number(given['page'] ?? 1) - 1) * size;
    const data = asIs(records.slice(start, start + size));
    const num_pages = Math.ceil(records.length / size);
    switch (variations.lists) {
      case 'bare':
        return data;
      case 'data':
        return { data };
      case 'data-pages':
        return { data, num_pages };
      default:
        return { num_items: records.length, num_pages, data };
    }
  };
  return {
    asIs,
    one,
    list,
    done: (value = { success: true, message: '' }) => asIs(value),
    idless: (records) => (variations.hasListedIdsOnly === true ? records.map(withoutId) : records),
  };
}
