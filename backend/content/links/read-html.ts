import { Parser } from 'htmlparser2';

/** The parts of an HTML text that the checks examine. */
export type HtmlFacts = {
  readonly headings: readonly number[];
  readonly links: readonly string[];
  readonly picturesWithoutWords: number;
};

/** Reads the headings, links and pictures of an HTML text, in order. */
export function readHtml(html: string): HtmlFacts {
  const headings: number[] = [];
  const links: string[] = [];
  let picturesWithoutWords = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      const level = /^h([1-6])$/.exec(name)?.[1];
      if (level !== undefined) headings.push(Number(level));
      if (name === 'a' && attributes['href']) links.push(attributes['href']);
      // An empty alt text marks a decoration; a missing one is an oversight.
      if (name === 'img' && attributes['alt'] === undefined) picturesWithoutWords += 1;
    },
  });
  parser.write(html);
  parser.end();
  return { headings, links, picturesWithoutWords };
}
