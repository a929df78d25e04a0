import { toSlug } from '../../cms/fields/slug.ts';

const MAX_NAME = 300;
const MAX_CLASSES = 200;

/** The classes in a text with one per line, and what is wrong with it. */
export function readClasses(text: string): {
  readonly classes: readonly string[];
  readonly problems: readonly string[];
} {
  const classes: string[] = [];
  const problems: string[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const name = line.trim();
    const report = (message: string) => problems.push(`Line ${String(index + 1)}: ${message}`);
    if (name === '') continue;
    if (name.length > MAX_NAME) report(`A name can have up to ${String(MAX_NAME)} characters.`);
    else if (toSlug(name) === '') report(`“${name}” needs at least one letter from A to Z, or a digit.`);
    else if (classes.some((other) => toSlug(other) === toSlug(name)))
      report(`“${name}” is already in the list.`);
    else classes.push(name);
  }
  if (classes.length > MAX_CLASSES) problems.push(`Enter up to ${String(MAX_CLASSES)} classes.`);
  return { classes, problems };
}
