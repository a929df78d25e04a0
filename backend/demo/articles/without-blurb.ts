/**
 * Takes the summary out of the text: pages show it above the text already. Only a paragraph that begins with it is changed.
 * @param html the text; @param blurb the summary, plain text.
 */
export function withoutBlurb(html: string, blurb: string): string {
  return html.replace(`<p>${blurb}</p>`, '').replace(`<p>${blurb} `, '<p>');
}
