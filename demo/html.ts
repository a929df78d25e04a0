/** Small builders for the HTML that editors would have typed. Text is trusted: it comes from this folder. */

/** Marks the place of an embed between paragraphs. */
export const EMBED = '<!--embed-->';

export const p = (text: string): string => `<p>${text}</p>`;
export const h2 = (text: string): string => `<h2>${text}</h2>`;
export const h3 = (text: string): string => `<h3>${text}</h3>`;
export const ul = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
export const ol = (items: readonly string[]): string =>
  `<ol>${items.map((item) => `<li>${item}</li>`).join('')}</ol>`;
export const a = (href: string, text: string): string => `<a href="${href}">${text}</a>`;

/** A quotation with its speaker's name, as editors write it. */
export const quote = (text: string, by: string): string =>
  `<blockquote>“${text}”<br>— <cite>${by}</cite></blockquote>`;

/** A table with a heading row, below a caption in bold, as editors write it. Every row has as many cells as there are headings. */
export function table(
  caption: string,
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const head = headings.map((heading) => `<th>${heading}</th>`).join('');
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
  return `<p><strong>${caption}</strong></p><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}
