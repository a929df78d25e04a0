/** What every save changes, and what must not be told: that a password changed is seen elsewhere. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'updatedAt',
  'createdAt',
  '_status',
  'password',
  'hash',
  'salt',
  'sessions',
  'loginAttempts',
  'lockUntil',
]);

type Row = Readonly<Record<string, unknown>>;

/** A populated record counts as its id, so that a save that reads more does not look like a change. */
const plain = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value && 'createdAt' in value ? value.id : value;

const isSame = (a: unknown, b: unknown) => JSON.stringify(a, plain) === JSON.stringify(b, plain);

/** Names of the top-level fields that differ between two states of a record. */
export function changedFields(before: Row, after: Row): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter(
    (name) => !LEFT_OUT.has(name) && !isSame(before[name] ?? null, after[name] ?? null),
  );
}
