/** The metrics of a program at one moment. */
export type Metrics = {
  readonly text: string;
  /** A value by its full name and labels without `program`; 0 if there is none. */
  readonly value: (name: string, labels?: Readonly<Record<string, string>>) => number;
  readonly names: readonly string[];
};

const keyOf = (name: string, labels: readonly string[]) => `${name} ${labels.toSorted().join()}`;

/** Reads metrics in Prometheus' text format. */
export async function readMetrics(url: string): Promise<Metrics> {
  const text = await (await fetch(url)).text();
  const values = new Map<string, number>();
  const names = new Set<string>();
  for (const line of text.split('\n')) {
    const [, name, labels = '', value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
    if (name === undefined) continue;
    names.add(name);
    const pairs = [...labels.matchAll(/(\w+="[^"]*")/g)].map(([label]) => label);
    values.set(
      keyOf(
        name,
        pairs.filter((label) => !label.startsWith('program=')),
      ),
      Number(value),
    );
  }
  const value: Metrics['value'] = (name, labels = {}) =>
    values.get(
      keyOf(
        name,
        Object.entries(labels).map(([label, text]) => `${label}="${text}"`),
      ),
    ) ?? 0;
  return { text, value, names: [...names] };
}
