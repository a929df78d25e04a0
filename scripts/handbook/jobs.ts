import sharp from 'sharp';
import type { Office } from './cms.ts';
import type { Desk, OfficeFile } from './desk.ts';
import { button, expect, field, find, job, listed, publish, saved, todo } from './steps.ts';

/** One of the office's jobs as described in docs/office.md, starting from the home screen. */
export type Job = {
  /** As in docs/office.md. */
  readonly name: string;
  /** Prefix of its pictures' names. */
  readonly file: string;
  /** Creates what the job deals with. */
  readonly prepare?: (office: Office) => Promise<void>;
  readonly run: (desk: Desk) => Promise<void>;
};

const SHEET = [
  'Pos;No.;Driver;Cls;Laps;Best Tm;Total Tm;Diff',
  '1;7;Aroha Tane;A;12;1:09.512;14:21.004;',
  '2;12;Sam Lee;A;12;1:09.900;14:25.104;4.100',
  '3;33;Joe Hill;B;12;1:12.000;14:44.310;23.306',
].join('\n');

const NAME = { type: 'text', label: 'Your name', required: true };
const EMAIL = { type: 'text', subtype: 'email', label: 'Email address', required: true };
const QUESTION = { name: 'Ask the organisers', data: [NAME, EMAIL, { type: 'textarea', label: 'Question' }] };
const DINNER = {
  name: 'Marshals’ dinner',
  cost: 45,
  places: 80,
  data: [NAME, EMAIL, { type: 'number', label: 'Number of people', multiplies: true, counts_places: true }],
};

const photo = async (index: number): Promise<OfficeFile> => ({
  name: `Paddock (${String(index)}).jpg`,
  mimeType: 'image/jpeg',
  buffer: await sharp({
    create: { width: 320, height: 240, channels: 3, background: `hsl(${String(index * 17)} 45% 55%)` },
  })
    .jpeg()
    .toBuffer(),
});
const photos = (count: number): Promise<readonly OfficeFile[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => photo(index + 1)));

/** The most frequent jobs, in order. They have pictures. */
export const JOBS: readonly Job[] = [
  {
    name: 'Enter results',
    file: 'results',
    run: async ({ page, click, chooseFile, picture }) => {
      await click(job(page, 'Enter results'));
      await click(await listed(page, 'Practice', 'GT Championship'));
      const sheet = page.getByLabel('Import rows from a CSV file');
      await chooseFile(sheet, { name: 'practice.csv', mimeType: 'text/csv', buffer: Buffer.from(SHEET) });
      const apply = button(page, 'Import 3 rows');
      await expect(apply).toBeVisible();
      await picture(apply);
      await click(apply);
      await expect(page.getByText('3 rows imported.')).toBeVisible();
    },
  },
  {
    name: 'Delay a session',
    file: 'delay',
    run: async ({ page, click, write, picture }) => {
      const next = page.getByRole('region', { name: 'On now' }).getByRole('link', { name: 'Pit walk' });
      await picture(next);
      await click(next);
      const starts = page.getByRole('textbox', { name: 'Starts', exact: true });
      await write(starts, '5/2/2027 3:30 PM');
      await page.keyboard.press('Tab');
      await expect(starts).toHaveValue('5 Feb 2027 3:30pm');
      await picture(starts);
      await click(publish(page));
      await saved(page);
    },
  },
  {
    name: 'Write a news story',
    file: 'news',
    run: async ({ page, click, write, typeInto, picture }) => {
      await click(job(page, 'Write news'));
      await write(field(page, /^Headline/), 'Teretonga is ready for the weekend');
      const text = page.locator('[contenteditable="true"]').first();
      await write(text, 'Gates open at 7:30 on Saturday.');
      await picture(text);
      const date = field(page, /^Article date/);
      if ((await date.inputValue()) === '') await typeInto(date, '5/2/2027 12:00');
      await click(publish(page));
      await saved(page);
    },
  },
  {
    name: 'Put up a notice',
    file: 'notice',
    run: async ({ page, click, write, picture }) => {
      await click(job(page, 'Put up a notice'));
      const text = page.locator('#field-notice__text');
      await write(text, 'Gates open at 7:30 am on Saturday.');
      await picture(text);
      await click(publish(page));
      await saved(page);
    },
  },
  {
    name: 'Reply and mark as dealt with',
    file: 'reply',
    prepare: async (office) => {
      const { id } = await office.create('forms', QUESTION);
      await office.sendForm(id, {
        your_name: 'Mere Tawhai',
        email_address: 'mere@example.org',
        question: 'Are dogs allowed at the track?',
      });
    },
    run: async ({ page, click, write, picture }) => {
      await click(todo(page, /form submissions? ha(s|ve)n’t been dealt with/));
      await click(await listed(page, QUESTION.name));
      const reply = field(page, /^To /);
      await write(reply, 'Only guide dogs, sorry.');
      await picture(reply);
      await click(button(page, 'Send reply'));
      await expect(page.getByText(/^Sent to /)).toBeVisible();
    },
  },
  {
    name: 'Add 20 pictures to a gallery',
    file: 'gallery',
    run: async (desk) => {
      const { page, click, drop, picture } = desk;
      await find(desk, 'Behind the fence', 'Gallery');
      await expect(button(page, 'Choose files')).toBeEnabled();
      await drop(page.getByText('Drop pictures here'), await photos(20));
      const descriptions = page.getByRole('textbox', { name: /^Description of Paddock/ });
      await expect(descriptions).toHaveCount(20);
      await expect(descriptions.first()).toBeFocused();
      for (let index = 1; index <= 20; index += 1) {
        await page.keyboard.insertText(`Cars in the paddock, ${String(index)}`);
        await page.keyboard.press('Enter');
      }
      await picture(descriptions.first());
      await click(button(page, 'Upload 20 pictures'));
      await expect(button(page, /^Heading, text and link of Paddock/)).toHaveCount(20, {
        timeout: 240_000,
      });
      await click(button(page, 'Save'));
      await saved(page);
    },
  },
  {
    name: 'Add a page to the menu',
    file: 'menu',
    run: async ({ page, click, picture }) => {
      await click(job(page, 'Change the menu'));
      await click(button(page, 'Add entry'));
      const added = page.locator('[id^="header-row-"]').last();
      // A new entry collapses, and an open list closes, when the server responds and when the draft is saved.
      await expect(page.getByTitle('Status: Changed')).toBeVisible();
      const toggle = added.locator('.collapsible__toggle').first();
      await expect(toggle).toHaveClass(/collapsible__toggle--collapsed/);
      await click(toggle);
      await click(added.getByRole('combobox').nth(1));
      await page.keyboard.type('Passenger');
      const laps = page.getByRole('option', { name: 'Passenger laps', exact: true });
      await picture(laps);
      await click(laps);
      await click(publish(page));
      await saved(page);
    },
  },
  {
    name: 'Create a form with a cost',
    file: 'form',
    run: async ({ page, click, write, picture }) => {
      await click(job(page, 'Create a form'));
      const template = button(page, /^Booking/);
      await expect(field(page, /^Name/).first()).toBeEnabled();
      await picture(template);
      await click(template);
      await write(field(page, /^Name/).first(), 'Track walk');
      const cost = page.getByRole('spinbutton', { name: 'Cost (dollars)' });
      await write(cost, '25');
      await picture(cost);
      await click(button(page, 'Save'));
      await saved(page);
    },
  },
  {
    name: 'Refund a booking',
    file: 'refund',
    prepare: async (office) => {
      const { id } = await office.create('forms', DINNER);
      await office.sendForm(id, {
        your_name: 'Sam Lee',
        email_address: 'sam@example.org',
        number_of_people: 2,
      });
    },
    run: async ({ page, click, typeInto, picture }) => {
      await click(todo(page, /form submissions? ha(s|ve)n’t been dealt with/));
      await click(await listed(page, DINNER.name));
      await click(button(page, 'Refund…'));
      const reason = field(page, /^Reason/);
      await typeInto(reason, 'Cannot come');
      await picture(reason);
      await click(button(page, 'Continue'));
      const pay = button(page, /^Refund \$/);
      await expect(pay).toBeVisible();
      await picture(pay);
      await click(pay);
      await expect(page.getByText(/^Refunded \$/)).toBeVisible();
    },
  },
  {
    name: 'Redirect an old address to a page',
    file: 'redirect',
    run: async (desk) => {
      const { page, click, write, picture } = desk;
      await find(desk, 'Redirects', 'Screen');
      await click(page.getByRole('link', { name: 'Create new' }));
      await write(field(page, /^Old path/), '/old-calendar');
      const target = field(page, /^New path/);
      await write(target, '/rounds');
      await picture(target);
      await click(button(page, 'Save'));
      await saved(page);
    },
  },
];
