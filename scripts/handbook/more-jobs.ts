import { JOBS, type Job } from './jobs.ts';
import { button, expect, field, find, job, opened, saved } from './steps.ts';

const heading = (text: string) => ({
  blockType: 'core-heading',
  heading: text,
  heading_type: 'h1',
  display: {},
});
const CAMPING = 'Camping at the track';
const SHOWERS = 'Showers and toilets';
const GATES = 'Gates and parking';

/** A race in a category and at a circuit that no longer exist. */
const PAST = [
  'Season,Championship,Round,Date,Circuit,Session,Pos,No,Driver',
  '1988/89,Shell Sport,1,5/11/1988,Wigram,Race 1,1,7,Ana Roe',
  '1988/89,Shell Sport,1,5/11/1988,Wigram,Race 1,2,8,Bo Kim',
].join('\n');

/** An unpublished page. */
const draft = (name: string) => ({ name, blocks: [heading(name)], _status: 'draft' });

const FORM = /\/admin\/collections\/[a-z-]+\/\d+/;

/** Further jobs, whose clicks are counted: planning, working together, accounts. Few of them have pictures. */
const MORE_JOBS: readonly Job[] = [
  {
    name: 'Plan a new round',
    file: 'new-round',
    run: async ({ page, click, typeInto }) => {
      await click(job(page, 'Plan a new round'));
      await opened(page, /\/new-round/);
      await typeInto(field(page, /^Name/).first(), 'Test weekend');
      await typeInto(page.getByLabel('First day', { exact: true }), '13/11/2027');
      await typeInto(page.getByLabel('Last day', { exact: true }), '14/11/2027');
      await click(button(page, 'Show what will be created'));
      await click(button(page, /^Create 1 round/));
      await expect(page.getByRole('heading', { name: 'The round has been created' })).toBeVisible();
    },
  },
  {
    name: 'Copy last season',
    file: 'new-season',
    run: async ({ page, click }) => {
      await click(job(page, 'Start a new season'));
      await opened(page, /\/new-season/);
      await click(button(page, 'Show what will be created'));
      await click(button(page, /^Create \d+ rounds/));
      await expect(page.getByRole('heading', { name: 'The season has been created' })).toBeVisible({
        timeout: 240_000,
      });
    },
  },
  {
    name: 'Crop a picture differently',
    file: 'crop',
    run: async (desk) => {
      const { page, click } = desk;
      await find(desk, 'hero-2.webp', 'Picture');
      await opened(page, FORM);
      await click(button(page, 'Focal point'));
      await click(button(page, 'Save'));
      await saved(page);
    },
  },
  {
    name: 'Mark a draft as ready for review',
    file: 'review',
    prepare: async (office) => void (await office.create('pages?draft=true', draft(SHOWERS))),
    run: async (desk) => {
      const { page, click } = desk;
      await find(desk, SHOWERS, 'Page');
      await opened(page, FORM);
      await click(button(page, 'Ready for review'));
      await page.keyboard.type('Check the times.');
      await click(button(page, 'Mark as ready'));
      await expect(page.getByText('You marked this as ready for review')).toBeVisible();
    },
  },
  {
    name: 'Comment on a block',
    file: 'comment',
    prepare: async (office) => void (await office.create('pages?draft=true', draft(CAMPING))),
    run: async (desk) => {
      const { page, click, typeInto } = desk;
      await find(desk, CAMPING, 'Page');
      await opened(page, FORM);
      const block = page.locator('#blocks-row-0');
      await click(block.locator('.collapsible__toggle').first());
      await click(block.getByText('Comments on this block'));
      await typeInto(block.getByLabel('New comment'), 'Which gate?');
      await click(block.getByRole('button', { name: 'Comment', exact: true }));
      await expect(block).toContainText('1 comment');
    },
  },
  {
    name: 'Restore a version',
    file: 'restore',
    prepare: async (office) => {
      const { id } = await office.create('pages', { ...draft(GATES), _status: 'published' });
      await office.update('pages', id, { blocks: [heading('Wrong words')], _status: 'published' });
    },
    run: async (desk) => {
      const { page, click } = desk;
      await find(desk, GATES, 'Page');
      await opened(page, FORM);
      await click(page.locator('.doc-tabs').getByRole('link', { name: /^Versions/ }));
      await click(page.locator('.versions').getByRole('row').nth(2).getByRole('link').first());
      await click(button(page, 'Restore as a draft'));
      await expect(page.getByText(/^Restored as a draft\./).first()).toBeVisible();
    },
  },
  {
    name: 'Postpone, cancel or delay it',
    file: 'postpone',
    run: async ({ page, click }) => {
      await click(job(page, 'Postpone a session'));
      await opened(page, /\/session-changes/);
      await click(button(page, /^Postpone: /).first());
      await expect(page.getByRole('status').filter({ hasText: / is postponed\./ })).toBeVisible();
    },
  },
  {
    name: 'Send a race control message',
    file: 'race-control',
    run: async (desk) => {
      const { page, click, typeInto, picture } = desk;
      await find(desk, 'Send a race control message', 'Job');
      await opened(page, /\/race-control/);
      const message = page.getByLabel('Message', { exact: true });
      await typeInto(message, 'Yellow flag in sector 2');
      await picture(message);
      await click(button(page, 'Send'));
      await expect(page.getByRole('status').filter({ hasText: /^Sent: / })).toBeVisible();
    },
  },
  {
    name: 'Import past seasons',
    file: 'past-seasons',
    run: async (desk) => {
      const { page, click, typeInto, picture } = desk;
      await find(desk, 'Import past seasons', 'Job');
      await opened(page, /\/past-seasons/);
      await typeInto(page.getByLabel('Or paste a table'), PAST);
      await click(button(page, 'Show what will be created'));
      const apply = button(page, /^Import 1 category/);
      await expect(apply).toBeVisible();
      await picture(apply);
      await click(apply);
      await expect(page.getByRole('heading', { name: 'The past seasons have been imported' })).toBeVisible();
    },
  },
  {
    name: 'Invite a colleague',
    file: 'invite',
    run: async (desk) => {
      const { page, click, typeInto } = desk;
      await find(desk, 'Invite a colleague', 'Job');
      await opened(page, /\/users\/create/);
      await typeInto(field(page, /^Name/), 'Mere Tawhai');
      await typeInto(field(page, /^Email/), 'mere.tawhai@example.org');
      await click(button(page, 'Send the invitation'));
      await expect(page.getByRole('region', { name: 'Invitation' })).toBeVisible();
    },
  },
];

const FREQUENT_COUNT = 5;
/** The jobs that are also done by keyboard alone. */
export const FREQUENT_JOBS = JOBS.slice(0, FREQUENT_COUNT);

/** All jobs whose clicks are counted, in the order in which they are done. */
export const ALL_JOBS: readonly Job[] = [...JOBS, ...MORE_JOBS];
