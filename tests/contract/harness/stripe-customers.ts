import { randomBytes } from 'node:crypto';

/** A customer as the fake stores it. */
export type StandInCustomer = { id: string; email: string; metadata: { reference: string } };

type Answer = { readonly status: number; readonly body: unknown };

const invalid = (error: Readonly<Record<string, string>>, status = 400): Answer => ({
  status,
  body: { error: { type: 'invalid_request_error', ...error } },
});

/** Stripe's answer for a customer that it never had, or that was deleted. */
export const noSuchCustomer = (id: string, param: string, status = 400): Answer =>
  invalid({ code: 'resource_missing', message: `No such customer: '${id}'`, param }, status);

/** Stripe's customers: made, listed by address, changed and deleted for good. */
export function standInCustomers() {
  const customers = new Map<string, StandInCustomer>();
  let isForbidden = false;

  const shown = (customer: StandInCustomer) => ({ object: 'customer', ...customer });

  return {
    all: () => [...customers.values()],
    has: (id: string) => customers.has(id),
    emailOf: (id: string) => customers.get(id)?.email ?? null,
    remove: (id: string) => void customers.delete(id),
    setForbidden: (forbidden: boolean) => {
      isForbidden = forbidden;
    },
    /** Answers a call below /v1/customers. `once` repeats the response of an earlier call with the same idempotency key. */
    answer(
      method: string,
      { pathname, searchParams }: URL,
      form: URLSearchParams,
      once: (make: () => unknown) => unknown,
    ): Answer {
      if (isForbidden)
        return invalid({ message: 'The provided key does not have the required permissions' }, 403);
      const [, id = ''] = /^\/v1\/customers\/([^/]+)$/.exec(pathname) ?? [];
      if (id === '' && method === 'GET') {
        const data = [...customers.values()].filter(({ email }) => email === searchParams.get('email'));
        return {
          status: 200,
          body: { object: 'list', data: data.map(shown), has_more: false, url: pathname },
        };
      }
      if (id === '') {
        const made = once(() => {
          const customer: StandInCustomer = {
            id: `cus_${randomBytes(8).toString('hex')}`,
            email: form.get('email') ?? '',
            metadata: { reference: form.get('metadata[reference]') ?? '' },
          };
          customers.set(customer.id, customer);
          return shown(customer);
        });
        return { status: 200, body: made };
      }
      const found = customers.get(id);
      if (!found) return noSuchCustomer(id, 'id', 404);
      if (method === 'DELETE') {
        customers.delete(id);
        return { status: 200, body: { id, object: 'customer', deleted: true } };
      }
      found.email = form.get('email') ?? found.email;
      return { status: 200, body: shown(found) };
    },
  };
}
