'use client';

import { useRef, useState, type FormEvent } from 'react';
import { TextButton } from '@/components/account/text-button.client';
import { EmailTextField, TextField } from '@/components/form-fields/fields.client';
import { Form } from '@/components/form-fields/form.client';
import type { FormProblem } from '@/components/form-fields/validity';
import { SmartLink } from '@/components/ui/smart-link';
import { likelyEmail } from '@/lib/account/likely-email';
import type { Cart } from '@/lib/contract/entities/cart';
import { useTranslate } from '@/lib/i18n/use-translate';
import type { ChosenDelivery } from './delivery-step.client';
import { GuestDelivery } from './guest-delivery.client';
import { guestIn, type GuestDetails } from './guest-values';
import type { OrderDraftKeeper } from './order-draft';
import { typedIn } from './typed-in';

/** Id of the form, for the button that is outside it. */
export const GUEST_FORM = 'guest-order';

type GuestDetailsProps = {
  readonly cart: Pick<Cart, 'item_count' | 'shipping_type' | 'needs_delivery'>;
  readonly chosen: ChosenDelivery | null;
  readonly onChoose: (delivery: ChosenDelivery | null) => void;
  readonly draft: OrderDraftKeeper;
  /** What is wrong with the way of delivery; '' for nothing. */
  readonly error: string;
  readonly onSubmit: (details: GuestDetails) => Promise<FormProblem | null>;
};

/** Email address and name of somebody without an account, and the delivery of what has to be sent. What is typed stays in this tab. */
export function GuestDetailsForm({ cart, chosen, onChoose, draft, error, onSubmit }: GuestDetailsProps) {
  const t = useTranslate();
  const [typed, setTyped] = useState(() => draft.load().place);
  const box = useRef<HTMLDivElement>(null);
  const keepAll = (form: HTMLFormElement) => {
    const values = typedIn(form);
    draft.save({ place: values });
    setTyped(values);
  };
  const keep = ({ target }: FormEvent<HTMLDivElement>) => {
    if (target instanceof HTMLInputElement && target.form) keepAll(target.form);
  };
  // Tickets that go to a mistyped address are lost. It is only asked: the address may exist.
  const [meant, setMeant] = useState(() => likelyEmail(typed['email'] ?? ''));
  const correct = (email: string) => {
    const field = box.current?.querySelector<HTMLInputElement>('input[name="email"]');
    if (!field?.form) return;
    field.value = email;
    field.focus();
    setMeant(null);
    keepAll(field.form);
  };
  return (
    <div ref={box} onInput={keep}>
      <Form
        id={GUEST_FORM}
        className="grid"
        label={t('checkout.contact')}
        submit={(_values, form) => onSubmit(guestIn(typedIn(form)))}
      >
        <section className="checkout-step" aria-labelledby="checkout-contact">
          <h2 id="checkout-contact" className="display text-title-sm mb-4">
            {t('checkout.contact')}
          </h2>
          <div className="form">
            <div>
              <EmailTextField
                name="email"
                label={t('checkout.email')}
                hint={t('checkout.emailHint')}
                required
                defaultValue={typed['email'] ?? ''}
                onChange={() => setMeant(null)}
                onBlur={({ target }) => setMeant(likelyEmail(target.value))}
              />
              <div role="status" className="mt-2 empty:mt-0">
                {meant === null ? null : (
                  <TextButton onPress={() => correct(meant)}>
                    {t('checkout.didYouMean', { email: meant })}
                  </TextButton>
                )}
              </div>
            </div>
            <div className="form-row">
              <TextField
                name="first_name"
                label={t('checkout.firstName')}
                required
                autoComplete="given-name"
                maxLength={80}
                defaultValue={typed['first_name'] ?? ''}
              />
              <TextField
                name="last_name"
                label={t('checkout.lastName')}
                required
                autoComplete="family-name"
                maxLength={80}
                defaultValue={typed['last_name'] ?? ''}
              />
            </div>
            <p>
              <SmartLink href="/checkout" prefetch={false} className="text-link">
                {t('checkout.haveAccount')}
              </SmartLink>
            </p>
          </div>
        </section>
        {cart.needs_delivery ? (
          <GuestDelivery
            cart={cart}
            typed={typed}
            chosen={chosen}
            onChoose={onChoose}
            draft={draft}
            error={error}
          />
        ) : null}
      </Form>
    </div>
  );
}
