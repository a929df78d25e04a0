import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { I18nProvider } from '@/lib/i18n/provider.client';
import english from '@/locales/en.json';
import { DateField } from './date-field.client';
import { SelectField, TextField } from './fields.client';
import { Form } from './form.client';
import type { FormProblem } from './validity';
import { PasswordField } from './password-field.client';
import { SubmitButton } from './submit-button.client';

/** A form with a field of each kind, and the values it sent. */
function show(answer: () => Promise<FormProblem | null> = () => Promise.resolve(null)) {
  const sent: Record<string, FormDataEntryValue>[] = [];
  render(
    <I18nProvider lang="en" messages={english}>
      <Form
        label="Entry"
        submit={(values) => {
          sent.push(Object.fromEntries(values));
          return answer();
        }}
      >
        <TextField name="email" label="E-mail" type="email" required hint="We never share it." />
        <TextField name="age" label="Age" type="number" min={16} max={99} />
        <DateField name="birth" label="Date of birth" />
        <SelectField name="class" label="Class" options={[{ value: 'gt', label: 'GT' }]} />
        <PasswordField name="secret" label="Password" autoComplete="new-password" />
        <SubmitButton>Enter</SubmitButton>
      </Form>
    </I18nProvider>,
  );
  return {
    sent,
    user: userEvent.setup(),
    field: (name: string) => screen.getByLabelText<HTMLInputElement>(name),
  };
}
const EMAIL = /^E-mail/;
const email = () => screen.getByLabelText(EMAIL);
const enter = () => screen.getByRole('button', { name: 'Enter' });

test('reports an empty required field beside it and in the summary, which gets the focus (spec 5.6, 5.11)', async () => {
  const { sent, user } = show();
  await user.click(enter());

  const summary = screen.getByRole('alert');
  await waitFor(() => expect(summary).toHaveFocus());
  expect(summary).toHaveTextContent(english['forms.problems']);
  expect(email()).toBeInvalid();
  expect(email()).toHaveAccessibleDescription(`We never share it. ${english['forms.required']}`);
  expect(sent).toEqual([]);

  await user.click(screen.getByRole('link', { name: `E-mail: ${english['forms.required']}` }));
  expect(email()).toHaveFocus();
});

test('marks the fields that are required with an asterisk (spec 5.11)', () => {
  show();
  const marked = [...document.querySelectorAll('label')].filter((label) => label.textContent?.includes('*'));
  expect(marked.map((label) => label.textContent)).toEqual(['E-mail *']);
});

test('removes the error as soon as the field is valid', async () => {
  const { user } = show();
  await user.click(enter());
  await user.type(email(), 'mere');
  expect(email()).toHaveAccessibleDescription(`We never share it. ${english['forms.email']}`);
  await user.type(email(), '@example.nz');
  expect(email()).toBeValid();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test('respects min and max and rejects a date that does not exist (spec 5.7, 5.8)', async () => {
  const { sent, user, field } = show();
  await user.type(email(), 'mere@example.nz');
  await user.type(field('Age'), '15');
  await user.type(field('Date of birth'), '31022026');
  expect(field('Date of birth')).toHaveValue('31/02/2026');
  await user.click(enter());
  expect(field('Age')).toHaveAccessibleDescription('Enter 16 or more.');
  expect(field('Date of birth')).toHaveAccessibleDescription(english['forms.date']);
  expect(sent).toEqual([]);
});

test('sends what was typed and chosen', async () => {
  const { sent, user, field } = show();
  await user.type(email(), 'mere@example.nz');
  await user.type(field('Date of birth'), '05031998');
  expect(field('Class')).toHaveDisplayValue('-- Select --');
  await user.selectOptions(field('Class'), 'GT');
  await user.click(enter());
  expect(sent).toEqual([{ email: 'mere@example.nz', age: '', birth: '05/03/1998', class: 'gt', secret: '' }]);
});

test('keeps the values when the server rejects them, and puts its messages beside the fields', async () => {
  const { user } = show(() =>
    Promise.resolve({ message: 'Not taken.', fields: { email: 'This address is barred.' } }),
  );
  await user.type(email(), 'mere@example.nz');
  await user.click(enter());
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Not taken.'));
  expect(email()).toHaveValue('mere@example.nz');
  expect(email()).toHaveAccessibleDescription('We never share it. This address is barred.');
});

test('a message of the server that is shown at a field is not repeated in the summary', async () => {
  const { user } = show(() =>
    Promise.resolve({ message: 'This address is barred.', fields: { email: 'This address is barred.' } }),
  );
  await user.type(email(), 'mere@example.nz');
  await user.click(enter());
  const summary = screen.getByRole('alert');
  await waitFor(() => expect(summary).toHaveTextContent(english['forms.problems']));
  expect(within(summary).getByRole('link')).toHaveTextContent('E-mail: This address is barred.');
  expect(within(summary).getAllByText(/barred/)).toHaveLength(1);
});

test('sends once while busy, and shows progress (spec 4.12)', async () => {
  const answer = Promise.withResolvers<null>();
  const { sent, user } = show(() => answer.promise);
  await user.type(email(), 'mere@example.nz');
  await user.click(enter());
  expect(screen.getByRole('status')).toHaveTextContent(english['forms.sending']);
  await user.click(enter());
  answer.resolve(null);
  await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
  expect(sent).toHaveLength(1);
});

test('shows and hides a password', async () => {
  const { user, field } = show();
  expect(field('Password')).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show Password' }));
  expect(field('Password')).toHaveAttribute('type', 'text');
});

test('sends once if pressed twice, and announces progress', async () => {
  const answered = Promise.withResolvers<FormProblem | null>();
  const { sent, user } = show(() => answered.promise);
  await user.type(email(), 'mere@example.nz');
  await user.dblClick(enter());
  expect(sent).toHaveLength(1);
  expect(screen.getByText(english['forms.sending'])).toBeInTheDocument();
  answered.resolve(null);
  await waitFor(() => expect(screen.queryByText(english['forms.sending'])).toBeNull());
});
