import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { mockAllIsIntersecting, setupIntersectionMocking } from 'react-intersection-observer/test-utils';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startBrowserSession } from '@/lib/session/browser-api';
import { submitForm } from '@/lib/contract/endpoints/payments';
import { formSchema } from '@/lib/contract/entities/media';
import { I18nProvider } from '@/lib/i18n/provider.client';
import { formatMessage } from '@/lib/i18n/format-message';
import type { Translator } from '@/lib/i18n/translate';
import english from '@/locales/en.json';
import { refuse, respond } from '@/tests/msw/respond';
import { FormView } from './form-view';

vi.mock('next/navigation', () => ({
  useRouter: () => ({ replace: () => undefined, push: () => undefined }),
}));

const server = setupServer();
let stop = () => {};
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  window.sessionStorage.clear();
  setupIntersectionMocking(vi.fn);
  stop = startBrowserSession();
});
afterEach(() => {
  stop();
  server.resetHandlers();
});
afterAll(() => server.close());

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

function show(form = FORM) {
  render(
    <I18nProvider lang="en" messages={english}>
      <FormView
        form={form}
        isPostable
        address="http://localhost:3000/entry"
        language="en"
        headingLevel={3}
        paymentMode="live"
        t={t}
      />
    </I18nProvider>,
  );
  act(() => mockAllIsIntersecting(true));
  return { form: screen.getByRole('form', { name: form.name }), user: userEvent.setup() };
}

const fill = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.type(screen.getByLabelText(/^Car/), 'Tractor');
  await user.type(screen.getByLabelText(/^Mail/), 'mere@example.nz');
};

test("works without a script: fields in order, the browser's validation, an address to post to", () => {
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

test('shows an error beside each invalid field without asking the server', async () => {
  const { user, form } = show();
  // Before that, the browser's own validation is active.
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

test('sends values by name, says thank you, and hides the form', async () => {
  const sent: unknown[] = [];
  server.use(
    respond(submitForm, ({ input }) => {
      sent.push(input.data);
      return { success: true, payment: '' };
    }),
  );
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

test("repeats an unanswered press with the same key, and shows the server's field errors", async () => {
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

test('shows the error text of the response', async () => {
  server.use(respond(submitForm, () => ({ success: false, error: 'The gate is closed.' })));
  const { user } = show();
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Enter' }));
  expect(await screen.findByText('The gate is closed.')).toBeVisible();
});

test('keeps what was typed for this tab, and restores it when the page is opened again', async () => {
  const first = show();
  await fill(first.user);
  await waitFor(() => expect(window.sessionStorage.getItem('form-draft-7')).toContain('mere@example.nz'));
  cleanup();
  show();
  await waitFor(() => expect(screen.getByLabelText(/^Car/)).toHaveValue('Tractor'));
});
