/**
 * Uses only the last name from the second mention on, as newspapers do. Tables, headings, list heads and quote credits keep full names, as
 * do drivers who share a last name with somebody else in the text.
 * @param html the text
 * @param names full names that may occur in it
 */
export function shortenNames(html: string, names: Iterable<string>): string {
  const present = [...names].filter((name) => !name.includes(' / ') && html.includes(name));
  const byLast = new Map<string, number>();
  for (const name of present) byLast.set(lastPart(name), (byLast.get(lastPart(name)) ?? 0) + 1);
  const shortenable = present.filter((name) => byLast.get(lastPart(name)) === 1);
  const seen = new Set<string>();
  return html
    .split(/(<(?:table|h2|h3|cite|strong)\b[\s\S]*?<\/(?:table|h2|h3|cite|strong)>)/)
    .map((part) => (/^<(table|h2|h3|cite|strong)\b/.test(part) ? part : shortenPart(part, shortenable, seen)))
    .join('');
}

function shortenPart(part: string, names: readonly string[], seen: Set<string>): string {
  let text = part;
  for (const name of names) {
    let isFirst = !seen.has(name);
    text = text.replaceAll(name, () => {
      const shown = isFirst ? name : lastPart(name);
      isFirst = false;
      seen.add(name);
      return shown;
    });
  }
  return text;
}

const lastPart = (name: string): string => name.slice(name.indexOf(' ') + 1);
