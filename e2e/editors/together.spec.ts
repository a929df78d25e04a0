import { expect, test, type Browser, type Page } from '@playwright/test';
import { axeProblems } from '../support/axe.ts';
import {
  cmsUrl,
  headingBlock,
  openCms,
  openScreen,
  ownName,
  signInToCms,
  type CmsSession,
} from '../support/cms-editor.ts';

/** Two people of the office at their own machines. Nobody else has their names, so that their notices aren't others'. */
const MERE = 'Mere Tamati';
const TANE = 'Tāne Rewi';

async function sitDown(browser: Browser, name: string, width = 1440): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width, height: 900 } })).newPage();
  await openCms(page, 'editor', name);
  return page;
}

async function newDraft(cms: CmsSession, ...headings: readonly string[]) {
  const name = ownName('together');
  const { id } = await cms.create(
    'pages',
    { name, url: name, blocks: headings.map((heading) => headingBlock(heading)), _status: 'draft' },
    '?draft=true',
  );
  return { id, name, form: `${cmsUrl()}/admin/collections/pages/${String(id)}` };
}

const isAutosave = (answer: { url(): string; ok(): boolean }) =>
  answer.url().includes('autosave=true') && answer.ok();

/** Opens a form; it works once it is hydrated. */
async function openForm(page: Page, form: string): Promise<void> {
  await page.goto(form);
  await expect(page.getByRole('heading', { name: 'Checks before publishing' })).toBeVisible();
}

async function typeName(page: Page, name: string): Promise<void> {
  const saved = page.waitForResponse(isAutosave);
  await page.locator('#field-name').fill(name);
  await saved;
}

/** Checks what is added to Payload's own screens in both colours, which the CMS has by an attribute. */
async function expectAccessible(page: Page, within: string): Promise<void> {
  await expect(page.locator(within).first()).toBeVisible();
  for (const theme of ['dark', 'light']) {
    await page.evaluate((wanted) => document.documentElement.setAttribute('data-theme', wanted), theme);
    expect(await axeProblems(page, { within }), theme).toEqual([]);
  }
}

const reviewIn = (page: Page) => page.getByRole('region', { name: 'Review' });
const todoIn = (page: Page) => page.getByRole('region', { name: 'Needs doing' });

test(
  'whoever opens a record sees who is editing it, and a take-over loses nothing',
  { tag: '@full' },
  async ({ browser, request }) => {
    const cms = await signInToCms(request);
    const { id, form } = await newDraft(cms, 'Camping');
    const [mere, tane] = [await sitDown(browser, MERE), await sitDown(browser, TANE)];
    await openForm(mere, form);
    await typeName(mere, 'Typed by Mere');

    await tane.goto(form);
    const dialog = tane.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name: `${MERE} is editing this` })).toBeVisible();
    await expect(dialog).toContainText(/has been editing this since \d{1,2}:\d\d[ap]m/);
    await dialog.getByRole('button', { name: 'Take over' }).click();
    await expect(tane.locator('#field-name')).toHaveValue('Typed by Mere');
    await expect(tane.locator('#field-name')).toBeEnabled();

    const lost = mere.getByRole('alert', { name: 'Working together' });
    await expect(lost).toContainText(`${TANE} took over from you`);
    await expect(lost).toContainText('Everything you typed is saved.');
    await typeName(tane, 'Typed by Tāne');
    await expectAccessible(mere, '.edit-notice');
    await mere.close();
    await tane.close();
    await cms.remove('pages', id);
  },
);

test(
  'a comment on a block is found from the home screen, answered and resolved',
  { tag: '@full' },
  async ({ browser, request }) => {
    const cms = await signInToCms(request);
    const { id, name, form } = await newDraft(cms, 'Where to park', 'Showers');
    const [mere, tane] = [await sitDown(browser, MERE), await sitDown(browser, TANE, 1024)];
    const blockOf = (page: Page) => page.locator('#blocks-row-0');

    await openForm(tane, form);
    await blockOf(tane).locator('.collapsible__toggle').first().click();
    await blockOf(tane).getByText('Comments on this block').click();
    await blockOf(tane).getByLabel('New comment').fill('Which gate?');
    await blockOf(tane).getByRole('button', { name: 'Comment', exact: true }).click();
    await expect(blockOf(tane)).toContainText('1 comment');
    await expectAccessible(tane, '.edit-notice, .comments');

    await openScreen(mere, `${cmsUrl()}/admin`);
    await todoIn(mere)
      .getByText(/comments? (is|are) open/)
      .click();
    await todoIn(mere)
      .getByRole('link', { name: `${name}: “Which gate?” (${TANE})` })
      .click();
    // It opens at the block.
    await blockOf(mere).getByLabel('Reply').fill('The west one.');
    await blockOf(mere).getByRole('button', { name: 'Reply', exact: true }).click();
    await expect(blockOf(mere)).toContainText('The west one.');
    await blockOf(mere).getByRole('button', { name: 'Resolve' }).click();
    await expect(blockOf(mere)).toContainText(`Resolved by ${MERE}`);
    // The keyboard stays with the thread, whose button is gone.
    await expect(blockOf(mere).getByRole('listitem').filter({ hasText: 'Which gate?' })).toBeFocused();
    // Tāne's open form follows.
    await expect(blockOf(tane)).toContainText(`Resolved by ${MERE}`);

    // A block takes no comments with it: they are the record's.
    await blockOf(mere).getByRole('button', { name: 'Reopen' }).click();
    await cms.update('pages', id, { blocks: [headingBlock('Showers')] }, '?draft=true');
    await openForm(mere, form);
    await mere.getByText('Comments (1 open)', { exact: true }).click();
    await expect(mere.getByRole('region', { name: 'On a deleted block: Heading line' })).toContainText(
      'Which gate?',
    );
    await mere.close();
    await tane.close();
    await cms.remove('pages', id);
  },
);

/** Presses a key until an element has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, name: RegExp | string, most = 60): Promise<void> {
  const wanted = (text: string) => (typeof name === 'string' ? text === name : name.test(text));
  for (let pressed = 0; pressed < most; pressed += 1) {
    await page.keyboard.press('Tab');
    const text = await page.evaluate(() => {
      const { activeElement: at } = document;
      const label = at instanceof HTMLTextAreaElement ? at.labels[0]?.textContent : at?.textContent;
      return (label ?? '').trim();
    });
    if (wanted(text)) return;
  }
  throw new Error(`${String(most)} presses of Tab don’t reach ${String(name)}.`);
}

test(
  'a draft is marked as ready, sent back, marked again and published by somebody else, with the keyboard alone',
  { tag: '@full' },
  async ({ browser, request }) => {
    const cms = await signInToCms(request);
    const { id, name, form } = await newDraft(cms, 'Gates');
    const [mere, tane] = [await sitDown(browser, MERE), await sitDown(browser, TANE)];
    await openForm(mere, form);
    await expect(reviewIn(mere)).toContainText('This draft isn’t published.');
    await tabTo(mere, 'Ready for review');
    await mere.keyboard.press('Enter');
    await mere.keyboard.type('Check the times.');
    await tabTo(mere, 'Mark as ready', 2);
    await mere.keyboard.press('Enter');
    await expect(reviewIn(mere)).toContainText('You marked this as ready for review');

    await openScreen(tane, `${cmsUrl()}/admin`);
    const line = todoIn(tane).getByRole('link', {
      name: new RegExp(`^${name}, by ${MERE} since .*“Check the times.”`),
    });
    await tabTo(tane, /waiting for review/);
    await tane.keyboard.press('Enter');
    await expect(line).toBeVisible();
    await tabTo(tane, new RegExp(`^${name}, by`));
    await tane.keyboard.press('Enter');
    await expect(reviewIn(tane)).toContainText(`${MERE} marked this as ready for review`);
    await tabTo(tane, 'Send back');
    await tane.keyboard.press('Enter');
    await tane.keyboard.type('Say when they close.');
    await tabTo(tane, 'Send back', 2);
    await tane.keyboard.press('Enter');
    await expect(reviewIn(tane)).toContainText('sent this back');
    await openScreen(tane, `${cmsUrl()}/admin`);

    await openScreen(mere, `${cmsUrl()}/admin`);
    await todoIn(mere)
      .getByText(/of your drafts (was|were) sent back/)
      .click();
    await todoIn(mere)
      .getByRole('link', { name: `${name}: “Say when they close.” (${TANE})` })
      .click();
    await expect(reviewIn(mere)).toContainText(`${TANE} sent this back`);
    await typeName(mere, `${name} and closing times`);
    await reviewIn(mere).getByRole('button', { name: 'Ready for review' }).click();
    await reviewIn(mere).getByRole('button', { name: 'Mark as ready' }).click();
    await expect(reviewIn(mere)).toContainText('You marked this as ready for review');
    await openScreen(mere, `${cmsUrl()}/admin`);

    await openForm(tane, form);
    await reviewIn(tane).getByRole('link', { name: 'See what changed' }).click();
    await expect(tane.getByRole('region', { name: 'What changed' })).toBeVisible();
    await expectAccessible(tane, '.version-view');
    await openForm(tane, form);
    await tane.getByRole('button', { name: 'Publish changes' }).click();
    // A draft's address follows its name.
    await expect.poll(async () => (await request.get(`/${name}-and-closing-times`)).status()).toBe(200);
    await expect(reviewIn(tane)).toHaveCount(0);
    await mere.close();
    await tane.close();
    await cms.remove('pages', id);
  },
);

test('a change takes the mark away, and the form says so', { tag: '@full' }, async ({ browser, request }) => {
  const cms = await signInToCms(request);
  const { id, name, form } = await newDraft(cms, 'Gates');
  const mere = await sitDown(browser, MERE);
  await openForm(mere, form);
  await reviewIn(mere).getByRole('button', { name: 'Ready for review' }).click();
  await reviewIn(mere).getByRole('button', { name: 'Mark as ready' }).click();
  await expect(reviewIn(mere)).toContainText('You marked this as ready for review');
  await typeName(mere, `${name} once more`);
  await expect(reviewIn(mere)).toContainText('This draft isn’t published.');
  await mere.close();
  await cms.remove('pages', id);
});

test(
  'two versions are compared by the names of fields and blocks, and side by side',
  { tag: '@full' },
  async ({ browser, request }) => {
    const cms = await signInToCms(request);
    const { id, name, form } = await newDraft(cms, 'Gates open at eight');
    const { blocks } = await cms.update('pages', id, { _status: 'published' });
    const [block] = blocks as readonly object[];
    await cms.update(
      'pages',
      id,
      {
        name: `${name} 2027`,
        blocks: [{ ...block, heading: 'Gates open at nine' }, headingBlock('Showers')],
      },
      '?draft=true',
    );
    const mere = await sitDown(browser, MERE, 1024);
    await openForm(mere, form);
    await reviewIn(mere).getByRole('link', { name: 'See what changed' }).click();
    const changes = mere.getByRole('region', { name: 'What changed' }).getByRole('listitem');
    await expect(changes.filter({ hasText: /^Name/ })).toContainText('2027');
    const words = changes.filter({ hasText: 'Block 1 “Heading line: Gates open at nine” › Heading' });
    await expect(words.locator('del')).toHaveText('eight');
    await expect(words.locator('ins')).toHaveText('nine');
    await expect(changes.filter({ hasText: 'Block 2 “Heading line: Showers”' })).toContainText('Added');
    const side = (label: string) => mere.frameLocator(`iframe[title^="${label}: "]`);
    await side('Before').locator('html').scrollIntoViewIfNeeded();
    await expect(side('Before').getByRole('heading', { name: 'Gates open at eight' })).toBeVisible();
    await expect(side('After').getByRole('heading', { name: 'Gates open at nine' })).toBeVisible();
    await expectAccessible(mere, '.version-view');
    await mere.close();
    await cms.remove('pages', id);
  },
);
