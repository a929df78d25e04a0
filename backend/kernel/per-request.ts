/**
 * A value created once per request and shared by its calls. This lets a domain add to a request's context without the layers below knowing.
 * @param make creates the value on first use in a request
 * @returns reads the value from a request's context
 */
export function perRequest<C extends object, T>(make: (context: C) => T): (context: C) => T {
  const made = new WeakMap<C, { readonly value: T }>();
  return (context) => {
    const known = made.get(context);
    if (known) return known.value;
    const value = make(context);
    made.set(context, { value });
    return value;
  };
}
