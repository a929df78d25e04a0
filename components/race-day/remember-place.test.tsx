import { afterEach, expect, test } from 'vitest';
import { rememberPlace } from './remember-place';

const PAGE = `<main>
  <details><summary>All</summary><p>Rest</p></details>
  <section tabindex="0"><table></table></section>
  <a href="/drivers/ana-roe">Ana Roe</a>
</main>`;
afterEach(() => document.body.replaceChildren());
const query = (selector: string) => document.querySelector<HTMLElement>(selector)!;

test('elements that are replaced are unfolded, scrolled sideways and focused as those before them were', () => {
  document.body.innerHTML = PAGE;
  query('details').setAttribute('open', '');
  query('section').scrollLeft = 120;
  query('a').focus();
  const restore = rememberPlace();
  document.body.innerHTML = PAGE;
  restore();
  expect(query('details')).toHaveAttribute('open');
  expect(query('section').scrollLeft).toBe(120);
  expect(query('a')).toHaveFocus();
});

test('keeps a page with other tables unchanged', () => {
  document.body.innerHTML = PAGE;
  query('section').scrollLeft = 120;
  const restore = rememberPlace();
  document.body.innerHTML = PAGE.replace('</main>', '<section tabindex="0"></section></main>');
  restore();
  expect(query('section').scrollLeft).toBe(0);
});
