import { runInNewContext } from 'node:vm';
import { JSDOM } from 'jsdom';
import { expect, test, vi } from 'vitest';
import { COVERED_TITLE_SCRIPT } from './covered-title-script';
import { COVERED_TITLE, SPOILERS_STYLE } from './keys';

const ADDRESS = 'https://www.example.nz/article/ratana-wins';
const OWN = 'Ratana wins at Teretonga';
/** How the shield covers the page, and how it doesn't once the visitor has asked for it. */
const HIDDEN = 'article { display: none }';
const SHOWN = 'aside { display: none }';

/** A page of which the browser has only read the head up to its title. @param shield the CSS of the shield; null while it is off */
function startPage(shield: string | null) {
  const { window } = new JSDOM('', { url: ADDRESS });
  const { document, location, MutationObserver, getComputedStyle } = window;
  if (shield !== null) document.head.innerHTML = `<style id="${SPOILERS_STYLE}">${shield}</style>`;
  void runInNewContext(COVERED_TITLE_SCRIPT, { document, location, MutationObserver, getComputedStyle });
  const title = document.createElement('title');
  return {
    document,
    /** The browser reads the title. */
    readTitle: () => {
      title.textContent = OWN;
      document.head.append(title);
    },
    /** It reads the page itself. */
    readPage: () => {
      document.body.innerHTML = `<article ${COVERED_TITLE}="News">${OWN}</article>`;
    },
  };
}

test('the title gives nothing away before the page is there, nor afterwards, even if it is written again', async () => {
  const { document, readTitle, readPage } = startPage(HIDDEN);
  readTitle();
  await vi.waitFor(() => expect(document.title).toBe('www.example.nz'));
  readPage();
  await vi.waitFor(() => expect(document.title).toBe('News'));
  document.title = 'Ratana wins again';
  await vi.waitFor(() => expect(document.title).toBe('News'));
  expect(document.querySelectorAll('title')).toHaveLength(1);
});

test('a page that the visitor has asked for gets its own title once it is there', async () => {
  const { document, readTitle, readPage } = startPage(SHOWN);
  readTitle();
  await vi.waitFor(() => expect(document.title).toBe('www.example.nz'));
  readPage();
  await vi.waitFor(() => expect(document.title).toBe(OWN));
});

test('the titles of pages that follow without being loaded stay their own', async () => {
  const { document, readTitle, readPage } = startPage(HIDDEN);
  readTitle();
  readPage();
  await vi.waitFor(() => expect(document.title).toBe('News'));
  document.body.innerHTML = '<main>Timetable</main>';
  document.title = 'Timetable';
  await Promise.resolve();
  expect(document.title).toBe('Timetable');
});

test('without the shield every title is left alone', async () => {
  const { document, readTitle, readPage } = startPage(null);
  readTitle();
  readPage();
  await Promise.resolve();
  expect(document.title).toBe(OWN);
});
