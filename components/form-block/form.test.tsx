import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderToStaticMarkup } from 'react-dom/server';
import { mockAllIsIntersecting, setupIntersectionMocking } from 'react-intersection-observer/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startBrowserSession } from '@/lib/session/browser-api';
import { submitForm } from '@/lib/contract/endpoints/forms';
import { creditCardSurchargeOf } from '@/lib/contract/endpoints/payments';
import { formSchema, type Form } from '@/lib/contract/entities/media';
import type { PaymentMode } from '@/lib/contract/entities/site';
import { I18nProvider } from '@/lib/i18n/provider.client';
import { formatMessage } from '@/lib/i18n/format-message';
import type { Translator } from '@/lib/i18n/translate';
import english from '@/locales/en.json';
import { refuse, respond } from '@/tests/msw/respond';
import { testServer } from '@/tests/msw/test-server';
import { FormView } from './form-view';

vi.mock('next/navigation', () => ({
  useRouter: () => ({ replace: () => undefined, push: () => undefined }),
}));

const server = testServer();
let stop = () => {};
beforeEach(() => {
  window.sessionStorage.clear();
  setupIntersectionMocking(vi.fn);
  stop = startBrowserSession();
});
afterEach(() => stop());

const t: Translator = (key, values) => formatMessage(english, 'en', key, values);

const FORM = formSchema.parse({
  id: 7,
  name: 'Entry',
  data: [
    { name: 'car', type: 'text', label: 'Car', required: true },
    { name: 'mail', type: 'text', subtype: 'email', label: 'Mail', required: true },
    { name: 'people', type: 'number', label: 'People', min: 1, max: 6, value: '2' },
    { name: 'class', type: 'select', label: 'Class', values: [{ label: 'GT', value: 'gt' }] },
    { name: 'born', type: 'date', label: 'Born' },
  ],
  questions: [
    { id: 1, name: 'words', field_type: 'content', content: '<p>Some <b>words</b><script>1</script></p>' },
    { id: 2, name: 'camp', field_type: 'checkbox', label: 'Campground' },
    { id: 3, name: 'go', field_type: 'submit', label: 'Enter' },
  ],
});

const formPage = (form: Form, isPostable = true, paymentMode: PaymentMode = 'live', isTest = false) => (
  <I18nProvider lang="en" messages={english}>
    <FormView
      form={form}
      isPostable={isPostable}
      address="http://localhost:3000/entry"
      language="en"
      headingLevel={3}
      paymentMode={paymentMode}
      isTest={isTest}
      t={t}
    />
  </I18nProvider>
);

/** Has the server take all forms. @returns what each brought */
function takeForms(): readonly unknown[] {
  const sent: unknown[] = [];
  server.use(
    respond(submitForm, ({ input }) => {
      sent.push(input.data);
      return { success: true, payment: '' };
    }),
  );
  return sent;
}

function show(form = FORM, isPostable = true, paymentMode: PaymentMode = 'live') {
  render(formPage(form, isPostable, paymentMode));
  act(() => mockAllIsIntersecting(true));
  return { form: screen.getByRole('form', { name: form.name }), user: userEvent.setup() };
}

const fill = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.type(screen.getByLabelText(/^Car/), 'Tractor');
  await user.type(screen.getByLabelText(/^Mail/), 'mere@example.nz');
};

test('shows its picture above its fields', () => {
  const image = { url: '/assets/i/0123456789abcdef/16x9/800.jpg', width: 800, height: 450, alt: 'The start' };
  const { form } = show(formSchema.parse({ ...FORM, image }));
  const picture = screen.getByRole('img', { name: 'The start' });
  expect(picture.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("works without a script: fields in order, the browser's validation, an address to post to (spec 5.6, 5.7, 5.9)", () => {
  const { form } = show();
  expect(form).toHaveAttribute('action', '/api/v1/cognito/form/post/7');
  const names = [...form.querySelectorAll('[data-field]')].map((field) => field.getAttribute('data-field'));
  expect(names).toEqual(['car', 'mail', 'people', 'class', 'born', 'camp']);
  expect(screen.getByLabelText(/^Car/)).toBeRequired();
  expect(screen.getByLabelText('People')).toHaveAttribute('max', '6');
  expect(within(screen.getByLabelText('Class')).getAllByRole('option')[0]).toHaveTextContent('-- Select --');
  expect(form.querySelector('script')).toBeNull();
  expect(form.querySelector('input[name="website_address"]')).toHaveAttribute('tabindex', '-1');
});

const isDisabled = (html: string) => /<button[^>]* type="submit"[^>]* disabled=""/.test(html);

test('can be pressed before the script has loaded only if the content server accepts it without one', () => {
  expect(isDisabled(renderToStaticMarkup(formPage(FORM, true)))).toBe(false);
  expect(isDisabled(renderToStaticMarkup(formPage(FORM, false)))).toBe(true);
  show(FORM, false);
  expect(screen.getByRole('button', { name: 'Enter' })).toBeEnabled();
});

test('shows an error beside each invalid field without a request', async () => {
  const { user, form } = show();
  // Without a script, the browser's own validation is active.
  await waitFor(() => expect(form).toHaveAttribute('novalidate'));
  await user.type(screen.getByLabelText(/^Mail/), 'nonsense');
  await user.click(screen.getByRole('button', { name: 'Enter' }));
  await waitFor(() =>
    expect(screen.getByLabelText(/^Car/)).toHaveAccessibleDescription(english['forms.required']),
  );
  expect(screen.getByLabelText(/^Mail/)).toHaveAccessibleDescription(english['forms.email']);
  // Separate elements, for pages in another direction.
  expect(within(screen.getByRole('alert')).getByText('Car', { selector: 'bdi' })).toBeVisible();
  expect(screen.getByLabelText(/^Mail/)).toHaveValue('nonsense');
  await user.type(screen.getByLabelText(/^Car/), 'T');
  expect(screen.getByLabelText(/^Car/)).not.toHaveAttribute('aria-invalid');
});

test('handles a press before its code has loaded, without the browser’s message', async () => {
  render(formPage(FORM));
  expect(screen.getByRole('form', { name: FORM.name })).toHaveAttribute('novalidate');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Enter' }));
  await waitFor(() =>
    expect(screen.getByLabelText(/^Car/)).toHaveAccessibleDescription(english['forms.required']),
  );
});

test('inserts the slashes of a date and rejects one that does not exist', async () => {
  const { user } = show();
  const born = screen.getByLabelText('Born');
  await user.click(born);
  await waitFor(async () => {
    await user.clear(born);
    await user.type(born, '31022026');
    expect(born).toHaveValue('31/02/2026');
  });
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Enter' }));
  await waitFor(() => expect(born).toHaveAccessibleDescription(english['forms.date']));
});

test('inserts the slashes of a date typed before its code had loaded', async () => {
  render(formPage(FORM));
  const born = screen.getByLabelText<HTMLInputElement>('Born');
  born.value = '31012026';
  act(() => mockAllIsIntersecting(true));
  await waitFor(() => expect(born).toHaveValue('31/01/2026'));
  expect(born).toBeValid();
});

test('sends values by name, shows a thank-you message, and hides the form (spec 4.12)', async () => {
  const sent = takeForms();
  const { user, form } = show();
  await fill(user);
  await user.click(screen.getByLabelText('Campground'));
  await user.click(screen.getByRole('button', { name: 'Enter' }));
  await waitFor(() => expect(form).not.toBeVisible());
  expect(screen.getAllByText(english['formBlock.sent']).length).toBeGreaterThan(1);
  expect(sent).toEqual([
    { car: 'Tractor', mail: 'mere@example.nz', people: '2', class: '', born: '', camp: true },
  ]);
});

test('repeats a press without a response with the same key, and shows the server’s field errors', async () => {
  const keys: unknown[] = [];
  server.use(
    http.post(
      '*/cognito/form/submit/7',
      async ({ request }) => {
        const body = (await request.json()) as { idempotency_key?: string };
        keys.push(body.idempotency_key);
        return HttpResponse.error();
      },
      { once: true },
    ),
    respond(submitForm, ({ input }) => {
      keys.push(input.idempotency_key);
      return refuse(422, { message: 'Not like this.', fields: { car: 'No tractors.' } });
    }),
  );
  const { user } = show();
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Enter' }));
  await screen.findByText(english['forms.offline']);
  await user.click(screen.getByRole('button', { name: 'Enter' }));
  await screen.findByText('Not like this.');
  expect(screen.getByLabelText(/^Car/)).toHaveAccessibleDescription('No tractors.');
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test('shows the error text of the response (spec 4.12, 8.10)', async () => {
  server.use(respond(submitForm, () => ({ success: false, error: 'The gate is closed.' })));
  const { user } = show();
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Enter' }));
  expect(await screen.findByText('The gate is closed.')).toBeVisible();
});

test('stores the values for this tab, and restores them when the page is opened again', async () => {
  const first = show();
  await fill(first.user);
  await waitFor(() => expect(window.sessionStorage.getItem('form-draft-7')).toContain('mere@example.nz'));
  cleanup();
  show();
  await waitFor(() => expect(screen.getByLabelText(/^Car/)).toHaveValue('Tractor'));
});

test('keeps values entered before its code had loaded, too', async () => {
  render(formPage(FORM));
  fireEvent.change(screen.getByLabelText(/^Car/), { target: { value: 'Tractor' } });
  fireEvent.click(screen.getByLabelText('Campground'));
  act(() => mockAllIsIntersecting(true));
  await waitFor(() => expect(window.sessionStorage.getItem('form-draft-7')).toContain('Tractor'));
  cleanup();
  show();
  await waitFor(() => expect(screen.getByLabelText(/^Car/)).toHaveValue('Tractor'));
  expect(screen.getByLabelText('Campground')).toBeChecked();
});

test('keeps choices made before its code had loaded, whatever the draft contains', async () => {
  const first = show();
  await fill(first.user);
  await waitFor(() => expect(window.sessionStorage.getItem('form-draft-7')).toContain('mere@example.nz'));
  cleanup();

  render(formPage(FORM));
  fireEvent.click(screen.getByLabelText('Campground'));
  act(() => mockAllIsIntersecting(true));
  await waitFor(() => expect(screen.getByLabelText(/^Car/)).toHaveValue('Tractor'));
  expect(screen.getByLabelText('Campground')).toBeChecked();
});

const RULED = formSchema.parse({
  id: 8,
  name: 'Dinner',
  cost: 10,
  confirmation: 'Be there at nine.',
  places_left: 4,
  data: [
    { name: 'people', type: 'number', label: 'People', value: '2', multiplies: true },
    { name: 'meal', type: 'select', label: 'Meal', values: [{ label: 'Fish', value: 'fish', price: 7.5 }] },
    {
      name: 'sauce',
      type: 'text',
      label: 'Sauce',
      required: true,
      help: 'Any you like',
      max_length: 20,
      only_if: { field: 'meal', value: 'fish' },
    },
  ],
});

test('without a script, shows every field and its condition, and requires no conditional one', () => {
  const html = renderToStaticMarkup(formPage(RULED));
  expect(html).toContain('Only if “Meal” is “Fish”');
  expect(html).toContain('Fish ($7.50)');
  expect(html).toContain('Any you like');
  expect(html).toContain('Places left: 4');
  expect(/<input[^>]*name="sauce"[^>]*>/.exec(html)?.[0]).not.toContain('required');
});

test('while payments are off, a form with a price says that it can’t be paid for, and a free one says nothing', () => {
  const [paid, free] = [RULED, FORM].map((form) => renderToStaticMarkup(formPage(form, true, 'off')));
  expect(paid).toContain(english['payment.offForm']);
  expect(free).not.toContain(english['payment.offForm']);
});

test('while payments are off, a form with a fixed price can’t be sent, and its button says why', async () => {
  const sent = takeForms();
  const fixed = formSchema.parse({ ...FORM, cost: 85, surcharge: 2 });
  expect(isDisabled(renderToStaticMarkup(formPage(fixed, true, 'off')))).toBe(true);
  expect(isDisabled(renderToStaticMarkup(formPage(FORM, true, 'off')))).toBe(false);

  const { user, form } = show(fixed, true, 'off');
  await fill(user);
  await waitFor(() => expect(window.sessionStorage.getItem('form-draft-7')).toContain('mere@example.nz'));
  const button = screen.getByRole('button', { name: /87\.00/ });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  // It can still be reached, and read.
  expect(button).toBeEnabled();
  expect(button).toHaveAccessibleDescription(english['payment.offPaidForm']);
  await user.click(button);
  expect(form).toHaveAttribute('aria-busy', 'false');
  expect(form).toBeVisible();
  expect(sent).toEqual([]);
});

test('a form’s preview sends tests even while payments are off', () => {
  const fixed = formSchema.parse({ ...FORM, cost: 85, surcharge: 2 });
  render(formPage(fixed, true, 'off', true));
  const button = screen.getByRole('button', { name: /87\.00/ });
  expect(button).toBeEnabled();
  expect(button).not.toHaveAttribute('aria-disabled');
});

test('while payments are off, a form whose answers decide the price can be sent once there is nothing to pay', async () => {
  const sent = takeForms();
  server.use(respond(creditCardSurchargeOf, () => ({ surcharge: 1 })));
  const { user } = show(RULED, true, 'off');
  const button = await screen.findByRole('button', { name: /21\.00/ });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription(english['payment.offForm']);
  await user.click(button);
  await user.clear(screen.getByLabelText('People'));
  await user.type(screen.getByLabelText('People'), '0');
  const free = await screen.findByRole('button', { name: english['formBlock.send'] });
  expect(free).toHaveAttribute('aria-disabled', 'false');
  expect(free).not.toHaveAccessibleDescription();
  await user.click(free);
  await waitFor(() => expect(sent).toEqual([{ people: '0', meal: '' }]));
});

test('never shows a price other than that of the current values while a form’s code loads', async () => {
  server.use(respond(creditCardSurchargeOf, () => ({ surcharge: 1 })));
  render(formPage(RULED));
  const form = screen.getByRole('form', { name: RULED.name });
  const prices = new Set<string>();
  const look = () => {
    for (const price of form.textContent.match(/\$[\d.]+/g) ?? []) prices.add(price);
  };
  const watcher = new MutationObserver(look);
  watcher.observe(form, { childList: true, characterData: true, subtree: true });
  act(() => mockAllIsIntersecting(true));
  await screen.findByRole('button', { name: /21\.00/ });
  watcher.disconnect();
  // The price for each guest, that of the choice, the total, the surcharge, and what the button charges.
  expect([...prices].toSorted()).toEqual(['$1.00', '$10.00', '$20.00', '$21.00', '$7.50']);
});

test('shows the price of choices made before the page was reopened', async () => {
  server.use(respond(creditCardSurchargeOf, () => ({ surcharge: 1 })));
  const { user } = show(RULED);
  await screen.findByRole('button', { name: /21\.00/ });
  await user.selectOptions(screen.getByLabelText('Meal'), 'fish');
  expect(await screen.findByRole('button', { name: /36\.00/ })).toBeVisible();
  cleanup();
  const again = show(RULED);
  await waitFor(() => expect(screen.getByLabelText('Meal')).toHaveValue('fish'));
  expect(await screen.findByRole('button', { name: /36\.00/ })).toBeVisible();
  expect(within(again.form).getByText('$35.00')).toBeInTheDocument();
});

test('shows a field when another has its value, requires it then, and sends no others', async () => {
  const sent = takeForms();
  server.use(respond(creditCardSurchargeOf, () => ({ surcharge: 1 })));
  const { user, form } = show(RULED);
  const sauce = form.querySelector<HTMLInputElement>('[name="sauce"]');
  await waitFor(() => expect(sauce).toBeDisabled());
  expect(within(form).getByText('$20.00')).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Meal'), 'fish');
  expect(sauce).toBeRequired();
  expect(within(form).getByText('$35.00')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: /36\.00/ })).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Meal'), '');
  expect(sauce).toBeDisabled();
  await user.click(await screen.findByRole('button', { name: /21\.00/ }));
  await waitFor(() => expect(sent).toEqual([{ people: '2', meal: '' }]));
  expect(await screen.findByText('Be there at nine.', { selector: '.form-outcome *' })).toBeVisible();
});
