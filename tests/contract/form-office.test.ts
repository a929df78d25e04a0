import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { strFromU8, unzipSync } from 'fflate';
import { field, makeForm, sendForm, submissionsOf } from './harness/forms.ts';
import { askCms, records } from './harness/money.ts';
import { onEachServer } from './harness/servers.ts';

const EMAIL = field('text', 'email', { subtype: 'email' });
const freshEmail = () => `${randomBytes(6).toString('hex')}@example.org`;

onEachServer('what the office does with submissions', (server) => {
  const ask = (path: string, body: unknown, method = 'POST') =>
    askCms(server, path, {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  const press = () => randomBytes(12).toString('hex');
  const received = async (email: string) => {
    const form = await makeForm(server, { data: [EMAIL, field('textarea', 'message')] });
    await sendForm(server, form, { email, message: 'May I race a tractor?' });
    const [kept] = await submissionsOf(server, form);
    return { form, id: kept!.id };
  };

  test('a reply is sent once, kept with the submission, and deals with it', async () => {
    const email = freshEmail();
    const { form, id } = await received(email);
    const path = `/api/form-submissions/${String(id)}/replies`;
    const draft = { text: 'Only on Sundays.', done: true, press: press() };
    const answers = await Promise.all([ask(path, draft), ask(path, draft)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await ask(path, draft)).status).toBe(200);
    const mails = await records(server, 'mails', { to: email });
    expect(mails).toMatchObject([{ template: 'reply', text: expect.stringContaining('Only on Sundays.') }]);
    expect(await (await askCms(server, path)).json()).toMatchObject({
      to: email,
      replies: [{ text: 'Only on Sundays.', to: email }],
    });
    expect(await submissionsOf(server, form)).toMatchObject([{ handling: 'done' }]);

    expect((await ask(path, { text: ' ', press: press() })).status).toBe(422);
    expect((await fetch(new URL(path, server.url))).status).toBe(403);
    await askCms(server, `/api/form-submissions/${String(id)}`, { method: 'DELETE' });
    expect(await records(server, 'form-replies', { to: email })).toEqual([]);
  });

  test('a reply that is changed after nobody heard whether it was sent is sent as it now is', async () => {
    const email = freshEmail();
    const { id } = await received(email);
    const path = `/api/form-submissions/${String(id)}/replies`;
    // The browser keeps the press's key until it hears that it was sent.
    const draft = { text: 'Only on Sundays.', press: press() };
    const changed = { ...draft, text: 'Only on Sundays from 2 pm.' };
    for (const sent of [draft, changed, changed]) expect((await ask(path, sent)).status).toBe(200);
    expect(await (await askCms(server, path)).json()).toMatchObject({
      replies: [{ text: draft.text }, { text: changed.text }],
    });
    const mails = await records(server, 'mails', { to: email });
    expect(mails).toHaveLength(2);
    expect(mails).toContainEqual(expect.objectContaining({ text: expect.stringContaining(changed.text) }));
  });

  test('an id that no record can have is nobody’s submission', async () => {
    const path = `/api/form-submissions/${String(2 ** 31)}`;
    for (const below of ['replies', 'cancel', 'files/0'])
      expect((await askCms(server, `${path}/${below}`)).status).toBe(404);
  });

  test('nobody can be answered who left no address', async () => {
    const form = await makeForm(server, { data: [field('text', 'name')] });
    await sendForm(server, form, { name: 'A' });
    const [kept] = await submissionsOf(server, form);
    const answer = await ask(`/api/form-submissions/${String(kept?.id)}/replies`, {
      text: 'Hello',
      press: press(),
    });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ message: 'The sender didn’t leave an email address.' });
  });

  test('progress and notes change, answers don’t', async () => {
    const { form, id } = await received(freshEmail());
    const change = { handling: 'waiting', notes: 'Asked the circuit', text: 'forged', status: 'paid' };
    await ask(`/api/form-submissions/${String(id)}`, change, 'PATCH');
    expect(await submissionsOf(server, form)).toMatchObject([
      {
        handling: 'waiting',
        notes: 'Asked the circuit',
        status: 'received',
        text: expect.stringContaining('tractor'),
      },
    ]);
  });

  test('the export has the list’s filters and search, numbers are numbers, and no formula runs in a sheet either', async () => {
    const form = await makeForm(server, { data: [field('text', 'name'), field('number', 'laps')] });
    await sendForm(server, form, { name: '=HYPERLINK("https://evil.test")', laps: 4711 });
    await sendForm(server, form, { name: 'Other' });
    const [first] = (await submissionsOf(server, form)).toSorted((one, other) => one.id - other.id);
    await ask(`/api/form-submissions/${String(first?.id)}`, { handling: 'done' }, 'PATCH');
    const filter = `where[or][0][and][0][form][equals]=${String(form)}&where[or][0][and][1][handling][in]=done`;
    const csv = await (await askCms(server, `/api/form-submissions/export?${filter}`)).text();
    expect(csv).toContain('HYPERLINK');
    expect(csv).not.toContain('Other');
    const searched = `/api/form-submissions/export?form=${String(form)}&search=Other`;
    const onlyFound = await (await askCms(server, searched)).text();
    expect(onlyFound).toContain('Other');
    expect(onlyFound).not.toContain('HYPERLINK');

    const answer = await askCms(server, `/api/form-submissions/export?format=xlsx&form=${String(form)}`);
    expect(answer.headers.get('content-type')).toContain('spreadsheetml');
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    const read = (name: string) => strFromU8(files[name] ?? new Uint8Array());
    expect(read('xl/sharedStrings.xml')).toContain('=HYPERLINK(');
    expect(read('xl/worksheets/sheet1.xml')).not.toContain('<f>');
    // A number is a number: a text would be an entry of the shared strings.
    expect(read('xl/worksheets/sheet1.xml')).toContain('<v>4711</v>');
    expect((await askCms(server, '/api/form-submissions/export?where[secret][equals]=1')).status).toBe(400);
  });
});
