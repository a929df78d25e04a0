/**
 * Removes the summary from the text, since pages already show it above. Only changes a paragraph that starts with it.
 * @param html the text
 * @param blurb the summary, plain text
 */
export function withoutBlurb(html: string, blurb: string): string {
  return html.replace(`<p>${blurb}</p>`, '').replace(`<p>${blurb} `, '<p>');
}
