/** Fields that change with every save, and those that must not be named: a password change is recorded elsewhere. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'updatedAt',
  'createdAt',
  '_status',
  'changed_by',
  'changed_at',
  'password',
  'hash',
  'salt',
  'sessions',
  'loginAttempts',
  'lockUntil',
]);

type Row = Readonly<Record<string, unknown>>;

/** Reduces populated records to their ids, so that a save at a greater depth doesn't look like a change. */
const plain = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value && 'createdAt' in value ? value.id : value;

const isSame = (a: unknown, b: unknown) => JSON.stringify(a, plain) === JSON.stringify(b, plain);

/** Names of the top-level fields that differ between two versions of a record. */
export function changedFields(before: Row, after: Row): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter(
    (name) => !LEFT_OUT.has(name) && !isSame(before[name] ?? null, after[name] ?? null),
  );
}
