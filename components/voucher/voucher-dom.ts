import { readDateText } from '@/components/form-fields/date-text';
import { typedCents, CUSTOM_AMOUNT } from '@/lib/vouchers/amount';
import { VOUCHER_MAX, VOUCHER_MIN } from '@/lib/contract/voucher';
import type { Cents } from '@/lib/contract/money';

/* What the voucher block's script reads and changes in the server's markup. */

export type VoucherMode = 'buy' | 'redeem';

/**
 * The two forms of the block.
 * @throws Error if the server rendered none
 */
export function formsOf(box: HTMLElement): Readonly<Record<VoucherMode, HTMLFormElement>> {
  const buy = box.querySelector<HTMLFormElement>('form[data-voucher-buy]');
  const redeem = box.querySelector<HTMLFormElement>('form[data-voucher-redeem]');
  if (!buy || !redeem) throw new Error('The voucher block has no forms.');
  buy.noValidate = true;
  redeem.noValidate = true;
  return { buy, redeem };
}

/** Shows one of the forms, or none. */
export function showMode(box: HTMLElement, mode: VoucherMode | null): void {
  for (const [name, form] of Object.entries(formsOf(box))) form.hidden = name !== mode;
}

/**
 * Removes the server's button for the first amount, because the script's own takes its place. It never changes, so React doesn't look for
 * it.
 */
export function removeServerButton(box: HTMLElement): void {
  for (const written of box.querySelectorAll('[data-voucher-first]')) written.remove();
}

const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value.trim() : '');

/** The recipient of a gift voucher and its giver; `deliver_on` is y-MM-dd, or null for at once. */
export type VoucherGift = {
  readonly giver_name: string;
  readonly recipient_name: string;
  readonly recipient_email: string;
  readonly gift_message: string;
  readonly deliver_on: string | null;
};

/** Enables the fields of a gift while one is chosen. */
export function showGift(form: HTMLFormElement): void {
  const isGift = readChoice(form).gift !== null;
  for (const fields of form.querySelectorAll<HTMLFieldSetElement>('[data-voucher-gift]')) {
    fields.hidden = !isGift;
    fields.disabled = !isGift;
  }
}

/** The selection in the purchase form. `cents` is 0 while there is no amount to pay. */
export function readChoice(form: HTMLFormElement): {
  readonly themeId: number;
  readonly cents: Cents;
  readonly email: string;
  readonly gift: VoucherGift | null;
} {
  const data = new FormData(form);
  const chosen = textOf(data.get('amount'));
  const cents = chosen === CUSTOM_AMOUNT ? typedCents(textOf(data.get('custom'))) : Number(chosen);
  const text = (name: string) => textOf(data.get(name));
  const isGift = text('gift') !== '';
  return {
    themeId: Number(text('theme_id')),
    cents,
    email: text('email'),
    gift: isGift
      ? {
          giver_name: text('giver_name'),
          recipient_name: text('recipient_name'),
          recipient_email: text('recipient_email'),
          gift_message: text('gift_message'),
          deliver_on: readDateText(text('deliver_on')),
        }
      : null,
  };
}

/** Validates a typed amount against its limits, with the text that the server put beside it. */
export function checkTyped(form: HTMLFormElement): void {
  const typed = form.elements.namedItem('custom');
  if (!(typed instanceof HTMLInputElement)) return;
  const isAsked = textOf(new FormData(form).get('amount')) === CUSTOM_AMOUNT;
  const cents = typedCents(typed.value);
  const isFine = !isAsked || (cents >= VOUCHER_MIN && cents <= VOUCHER_MAX);
  typed.setCustomValidity(isFine ? '' : (typed.dataset['range'] ?? ''));
}

/** Marks a typed amount that no voucher can have: without an amount there is no button whose press would report it. */
export function markTyped(form: HTMLFormElement): void {
  const typed = form.elements.namedItem('custom');
  if (!(typed instanceof HTMLInputElement)) return;
  const isWrong = typed.value.trim() !== '' && !typed.validity.valid;
  if (isWrong) typed.setAttribute('aria-invalid', 'true');
  else typed.removeAttribute('aria-invalid');
  typed.closest('.field')?.toggleAttribute('data-invalid', isWrong);
}

/** Puts a value into a field as if the visitor had typed it. */
export function fill(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement) || field.value === value) return;
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Puts a value into an empty field, unless it has the focus and the visitor may be about to type. */
export function offer(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement) || field === document.activeElement) return;
  if (field.value === '') field.value = value;
}
