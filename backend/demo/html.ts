/** Small builders for the HTML that editors would have typed. Text is trusted: it is written in this folder. */

export const p = (text: string): string => `<p>${text}</p>`;
export const h2 = (text: string): string => `<h2>${text}</h2>`;
export const h3 = (text: string): string => `<h3>${text}</h3>`;
export const ul = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
export const ol = (items: readonly string[]): string =>
  `<ol>${items.map((item) => `<li>${item}</li>`).join('')}</ol>`;
export const a = (href: string, text: string): string => `<a href="${href}">${text}</a>`;

/** A quotation with the name of who said it. */
export const quote = (text: string, by: string): string =>
  `<blockquote><p>“${text}”</p><footer>${by}</footer></blockquote>`;

/** A table with a heading row; every row has as many cells as there are headings. */
export function table(
  caption: string,
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const head = headings.map((heading) => `<th scope="col">${heading}</th>`).join('');
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
  return `<table><caption>${caption}</caption><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}

/** Turns a light notation into HTML: blank lines part paragraphs; '## ' heads, '- ' lists, '> text | by' quotes. */
export function prose(source: string): string {
  return source
    .trim()
    .split(/\n\s*\n/)
    .map((block) => proseBlock(block.trim()))
    .join('');
}

function proseBlock(block: string): string {
  if (block.startsWith('## ')) return h2(block.slice(3));
  if (block.startsWith('- ')) return ul(block.split('\n').map((line) => line.trim().replace(/^- /, '')));
  if (block.startsWith('> ')) {
    const [text = '', by = ''] = block.slice(2).replaceAll('\n', ' ').split(' | ');
    return quote(text.trim(), by.trim());
  }
  return p(block.replaceAll('\n', ' '));
}
