import type { z } from 'zod';
import type { Endpoint } from '../../lib/contract/endpoint.ts';

/** Who makes a call: the customer that the bearer token belongs to, or null. */
export type Caller = { readonly customer: string | null };

/** A call that the server knows. */
export type Call = {
  readonly endpoint: Endpoint;
  readonly run: (input: unknown, caller: Caller) => unknown;
};

/** An error in wire format. */
export class Refusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Implements a call of the contract: input is validated, output has the contract's type. */
export const on = <I extends z.ZodType, O extends z.ZodType>(
  endpoint: Endpoint<I, O>,
  run: (input: z.output<I>, caller: Caller) => z.input<O>,
): Call => ({
  endpoint,
  run: (input, caller) => {
    const read = endpoint.input.safeParse(input);
    if (!read.success) throw new Refusal(422, read.error.issues.map(({ message }) => message).join('; '));
    return run(read.data, caller);
  },
});

/** One page of a list. */
export function listed<T>(
  records: readonly T[],
  { page = 1, page_size: size }: { page?: number; page_size: number },
) {
  return {
    data: records.slice((page - 1) * size, page * size),
    num_items: records.length,
    num_pages: Math.ceil(records.length / size),
  };
}

/** The requested record. @throws Refusal 404 */
export function found<T>(record: T | null | undefined): { item: T } {
  if (record === null || record === undefined) throw new Refusal(404, 'There is no such record.');
  return { item: record };
}
