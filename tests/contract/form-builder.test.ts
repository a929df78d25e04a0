import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { getForm } from '../../lib/contract/endpoints/content.ts';
import { newVisitor } from './harness/accounts.ts';
import { call } from './harness/client.ts';
import { field, makeForm, postPlain, sendForm, submissionsOf, THANKS } from './harness/forms.ts';
import { askCms } from './harness/money.ts';
import { mostlyOnOneServer } from './harness/servers.ts';

const refusalSchema = z.object({
  errors: z.array(
    z.object({ data: z.object({ errors: z.array(z.object({ path: z.string(), message: z.string() })) }) }),
  ),
});

const formSchema = z.object({
  data: z.array(
    z.looseObject({
      id: z.string(),
      name: z.string(),
      values: z.array(z.looseObject({ value: z.string() })),
    }),
  ),
});

/** A form's fields as an editor builds them: labels only. */
const labelled = (type: string, label: string, more: Readonly<Record<string, unknown>> = {}) => ({
  type,
  label,
  ...more,
});
const TOPIC = labelled('select', 'Topic', { values: [{ label: 'Tickets' }, { label: 'A car' }] });

mostlyOnOneServer('the form builder', (server) => {
  const save = (data: unknown, method = 'POST', id = '') =>
    askCms(server, `/api/forms${id}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(data),
    });
  /** Why a form can't be saved, by field. */
  const refusals = async (answer: Response): Promise<Record<string, string>> => {
    expect(answer.status).toBe(400);
    const { errors } = refusalSchema.parse(await answer.json());
    return Object.fromEntries(
      errors.flatMap(({ data }) => data.errors.map((one) => [one.path, one.message])),
    );
  };
  const read = async (form: number) =>
    formSchema.parse(await (await askCms(server, `/api/forms/${String(form)}?depth=0`)).json());

  test('names are made from labels, unique, and stay once the form is saved', async () => {
    const form = await makeForm(server, {
      data: [
        labelled('text', 'Your name'),
        labelled('text', 'Your name'),
        labelled('text', 'お名前'),
        labelled('text', '2 wheels?'),
        labelled('text', 'URL'),
        TOPIC,
      ],
    });
    const { data } = await read(form);
    expect(data.map(({ name }) => name)).toEqual([
      'your_name',
      'your_name_2',
      'field',
      'field_2_wheels',
      'url_2',
      'topic',
    ]);
    expect(data[5]?.values.map(({ value }) => value)).toEqual(['tickets', 'a_car']);
    const renamed = data.map((row, index) => (index === 0 ? { ...row, label: 'Full name' } : row));
    expect((await save({ data: renamed }, 'PATCH', `/${String(form)}`)).status).toBe(200);
    expect((await read(form)).data[0]).toMatchObject({ label: 'Full name', name: 'your_name' });
  });

  test('a copied choice gets a value, and so a price, of its own', async () => {
    const values = [
      { label: 'Adult', value: 'adult', price: 45 },
      { label: 'Under 15', value: 'adult', price: 20 },
    ];
    const form = await makeForm(server, { data: [labelled('select', 'Ticket', { values })] });
    expect((await read(form)).data[0]?.values.map(({ value }) => value)).toEqual(['adult', 'under_15']);
  });

  test('a copied field gets a name of its own, and each answer is kept', async () => {
    const form = await makeForm(server, { data: [labelled('text', 'Driver')] });
    const saved = async () => (await read(form)).data;
    const names = async () => (await saved()).map(({ name }) => name);
    // The builder copies all of a row but its id.
    const copyOf = (row: object, label: string) => ({ ...row, label, id: randomBytes(12).toString('hex') });
    const [driver] = await saved();
    const above = { data: [copyOf(driver!, 'Co-driver'), driver] };
    expect((await save(above, 'PATCH', `/${String(form)}`)).status).toBe(200);
    expect(await names()).toEqual(['co_driver', 'driver']);
    expect((await sendForm(server, form, { driver: 'Mere', co_driver: 'Ana' })).json).toEqual(THANKS);
    const [kept] = await submissionsOf(server, form);
    expect(String(kept?.['text'])).toBe('Co-driver: Ana\nDriver: Mere');

    const rows = await saved();
    const below = { data: [...rows, copyOf(rows[1]!, 'Driver'), copyOf(rows[1]!, 'Driver')] };
    expect((await save(below, 'PATCH', `/${String(form)}`)).status).toBe(200);
    expect(await names()).toEqual(['co_driver', 'driver', 'driver_2', 'driver_3']);
  });

  test('a copy can depend on its original', async () => {
    const form = await makeForm(server, { data: [labelled('text', 'Driver')] });
    const [driver] = (await read(form)).data;
    const copy = { ...driver, label: 'Co-driver', only_if: 'driver', id: randomBytes(12).toString('hex') };
    expect((await save({ data: [driver, copy] }, 'PATCH', `/${String(form)}`)).status).toBe(200);
    expect((await read(form)).data[1]).toMatchObject({ name: 'co_driver', only_if: 'driver' });
  });

  test('a saved field can’t take the name of another', async () => {
    const form = await makeForm(server, { data: [labelled('text', 'Car'), labelled('text', 'Club')] });
    const [car, club] = (await read(form)).data;
    const data = [car, { ...club, name: 'car' }];
    expect(await refusals(await save({ data }, 'PATCH', `/${String(form)}`))).toMatchObject({
      'data.1.name': expect.stringContaining('Another field has this name.'),
    });
  });

  test('a number that became a text costs nothing', async () => {
    const form = await makeForm(server, { data: [field('text', 'shirts', { price: 30 })] });
    expect((await sendForm(server, form, { shirts: '2' })).json).toEqual(THANKS);
  });

  test('a text that became a heading has no condition', async () => {
    const condition = { only_if: 'topic', only_if_value: 'tickets' };
    const id = await makeForm(server, {
      data: [TOPIC, field('text', 'seats', condition), field('header', 'cars', condition)],
    });
    const { item } = await call(server, getForm, { id });
    expect(item.data.map(({ only_if }) => only_if)).toEqual([
      null,
      { field: 'topic', value: 'tickets' },
      null,
    ]);
  });

  test('a name that submissions know can’t change', async () => {
    const form = await makeForm(server, { data: [labelled('text', 'Car')] });
    const { data } = await read(form);
    const rename = (name: string) => save({ data: [{ ...data[0], name }] }, 'PATCH', `/${String(form)}`);
    expect((await rename('vehicle')).status).toBe(200);
    expect((await sendForm(server, form, { vehicle: 'Tractor' })).json).toEqual(THANKS);
    expect(await refusals(await rename('car'))).toEqual({
      'data.0.name': expect.stringContaining('Submissions already use the name “vehicle”'),
    });
  });

  test.each([
    ['a name of the form itself', { data: [field('text', 'url')] }, 'data.0.name', /is reserved/],
    ['no choices', { data: [labelled('select', 'Topic')] }, 'data.0.values', /at least one choice/],
    [
      'a minimum above the maximum',
      { data: [labelled('number', 'People', { min: 5, max: 2 })] },
      'data.0.max',
      /less than the minimum, 5/,
    ],
    [
      'more characters than fewest',
      { data: [labelled('text', 'Why', { min_length: 50, max_length: 5 })] },
      'data.0.max_length',
      /less than the minimum, 50/,
    ],
    [
      'a latest day before the earliest',
      { data: [labelled('date', 'Day', { earliest: '2027-02-02', latest: '2027-02-01' })] },
      'data.0.latest',
      /before the earliest/,
    ],
    [
      'a negative price',
      { data: [labelled('number', 'Shirts', { price: -1 })] },
      'data.0.price',
      /can’t be negative/,
    ],
    ['half a cent', { cost: 1.005 }, 'cost', /whole cents/],
    ['a negative cost', { cost: -5 }, 'cost', /can’t be negative/],
    ['a cost that no card can pay', { cost: 0.3 }, 'cost', /at least \$0\.50/],
    [
      'a price that no card can pay',
      { data: [labelled('number', 'Stickers', { price: 0.3 })] },
      'data.0.price',
      /at least \$0\.50/,
    ],
    [
      'a choice that no card can pay',
      { data: [labelled('select', 'Sticker', { values: [{ label: 'Small', value: 'small', price: 0.3 }] })] },
      'data.0.values.0.price',
      /at least \$0\.50/,
    ],
    [
      'a condition on nothing',
      { data: [labelled('text', 'Car', { only_if: 'nothing' })] },
      'data.0.only_if',
      /no field “nothing”/,
    ],
    [
      'a condition on itself',
      { data: [labelled('text', 'Car', { only_if: 'car' })] },
      'data.0.only_if',
      /depend on itself/,
    ],
    [
      'a condition on a heading',
      { data: [labelled('header', 'Cars'), labelled('text', 'Car', { only_if: 'cars' })] },
      'data.1.only_if',
      /visitors fill in/,
    ],
    [
      'conditions in a circle',
      { data: [labelled('text', 'A', { only_if: 'b' }), labelled('text', 'B', { only_if: 'a' })] },
      'data.0.only_if',
      /in a circle/,
    ],
    [
      'a condition on a choice that isn’t there',
      { data: [TOPIC, labelled('text', 'Car', { only_if: 'topic', only_if_value: 'boat' })] },
      'data.1.only_if_value',
      /no choice “boat”/,
    ],
    [
      'closing before opening',
      { opens_at: '2027-02-02T00:00:00.000Z', closes_at: '2027-02-01T00:00:00.000Z' },
      'closes_at',
      /before the form opens/,
    ],
    ['no places', { places: 0 }, 'places', /whole number of 1 or more/],
    ['mail to nobody', { confirm_by_email: true, data: [] }, 'confirm_by_email', /an Email field/],
  ])('bad input has its message at the field: %s', async (_, form, path, sentence) => {
    const found = await refusals(await save({ name: 'Bad', ...form }));
    expect(found[path]).toMatch(sentence);
  });

  test('a small price is fine on top of a cost that a card can pay', async () => {
    const form = await save({
      name: 'Laps',
      cost: 5,
      data: [labelled('number', 'Stickers', { price: 0.3 })],
    });
    expect(form.status).toBe(201);
  });

  test('limits of length, days, numbers and files are the server’s', async () => {
    const form = await makeForm(server, {
      data: [
        field('text', 'why', { min_length: 5, max_length: 10 }),
        field('date', 'day', { earliest: '2027-02-01', latest: '2027-02-28' }),
        field('number', 'shirts', { price: 10 }),
        field('file', 'photos', { max_files: 1 }),
      ],
    });
    const photo = {
      name: 'a.txt',
      content: `data:text/plain;base64,${Buffer.from('words').toString('base64')}`,
    };
    for (const [name, wrong, sentence] of [
      ['why', 'no', /at least 5/],
      ['why', 'because of the noise', /at most 10/],
      ['day', '31/01/2027', /or a later date/],
      ['day', '01/03/2027', /or an earlier date/],
      ['shirts', '1.5', /whole number/],
      ['shirts', '-1', /0 or more/],
      ['photos', [photo, photo], /no more than 1/],
    ] as const) {
      const answer = await sendForm(server, form, { [name]: wrong });
      expect(answer.json).toMatchObject({ fields: { [name]: expect.stringMatching(sentence) } });
    }
    const right = { why: 'it’s loud', day: '28/02/2027', photos: [photo] };
    expect((await sendForm(server, form, right)).json).toEqual(THANKS);
  });

  test('a field is asked only if another has its value, and ignored otherwise', async () => {
    const form = await makeForm(server, {
      data: [
        TOPIC,
        labelled('text', 'Which car?', { required: true, only_if: 'topic', only_if_value: 'a_car' }),
        labelled('text', 'Its colour', { required: true, only_if: 'which_car' }),
        labelled('text', 'I have a trailer', { subtype: 'checkbox' }),
        labelled('number', 'Its length', { required: true, min: 1, only_if: 'i_have_a_trailer' }),
      ],
    });
    const missing = await sendForm(server, form, { topic: 'a_car', i_have_a_trailer: true });
    expect(missing.json).toMatchObject({
      fields: { which_car: expect.any(String), its_length: expect.any(String) },
    });
    expect(missing.json).not.toMatchObject({ fields: { its_colour: expect.any(String) } });
    // Without scripts all fields are there: what isn't asked may be filled in, even wrongly.
    const plain = await postPlain(server, form, {
      topic: 'tickets',
      which_car: 'Tractor',
      its_length: 'long',
    });
    expect(plain.headers.get('location')).toContain('sent=1');
    const [kept] = await submissionsOf(server, form);
    expect(String(kept?.['text'])).toBe('Topic: Tickets\nI have a trailer: no');
  });

  test('the contract’s call tells help, limits, conditions, prices and places; what isn’t set is absent', async () => {
    const form = await makeForm(server, {
      confirmation: 'See you there.',
      places: 3,
      closes_at: '2099-01-01T00:00:00.000Z',
      data: [
        labelled('select', 'Seat', { help: 'Choose one', values: [{ label: 'Front', price: 25 }] }),
        labelled('text', 'Why', { max_length: 9, only_if: 'seat' }),
      ],
    });
    const { json } = await newVisitor(server).get('/cognito/form', { id: String(form) });
    expect(json).toMatchObject({
      item: {
        confirmation: 'See you there.',
        places_left: 3,
        opens_at: null,
        closes_at: '2099-01-01T00:00:00.000Z',
        data: [
          { help: 'Choose one', only_if: null, values: [{ label: 'Front', value: 'front', price: 25 }] },
          { max_length: 9, only_if: { field: 'seat', value: '' } },
        ],
      },
    });
  });
});
