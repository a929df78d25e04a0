import { afterEach, expect, test } from 'vitest';
import { rememberPlace } from './remember-place';

const PAGE = `<main>
  <details><summary>All</summary><p>Rest</p></details>
  <section tabindex="0"><table></table></section>
  <a href="/drivers/ana-roe">Ana Roe</a>
</main>`;
afterEach(() => document.body.replaceChildren());
const one = (selector: string) => document.querySelector<HTMLElement>(selector)!;

test('elements that are replaced are unfolded, scrolled sideways and focused as those before them were', () => {
  document.body.innerHTML = PAGE;
  one('details').setAttribute('open', '');
  one('section').scrollLeft = 120;
  one('a').focus();
  const restore = rememberPlace();
  document.body.innerHTML = PAGE;
  restore();
  expect(one('details')).toHaveAttribute('open');
  expect(one('section').scrollLeft).toBe(120);
  expect(one('a')).toHaveFocus();
});

test('a page with other tables than before keeps them as they are', () => {
  document.body.innerHTML = PAGE;
  one('section').scrollLeft = 120;
  const restore = rememberPlace();
  document.body.innerHTML = PAGE.replace('</main>', '<section tabindex="0"></section></main>');
  restore();
  expect(one('section').scrollLeft).toBe(0);
});
