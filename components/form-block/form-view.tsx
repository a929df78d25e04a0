import type { ReactNode } from 'react';
import { PaymentModeNotice } from '@/components/payments/payment-mode-notice';
import { PaidOutcome } from '@/components/payments/paid-outcome';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { Language } from '@/lib/contract/languages';
import { API_BASE_PATH } from '@/lib/contract/paths';
import type { Form } from '@/lib/contract/entities/media';
import type { PaymentMode } from '@/lib/contract/entities/site';
import { HONEYPOT_NAME } from '@/lib/forms/answers';
import { controlsOf, formParts, needsScript } from '@/lib/forms/controls';
import type { Translator } from '@/lib/i18n/translate';
import { errorAnchor, sentAnchor } from './control-id';
import { FormCost, PayLabel } from './form-cost';
import { FormControl } from './form-control';
import { FormIsland } from './form-island.client';
import { FormOutcome } from './form-outcome';
import { formOrigin } from './form-settings';
import { FormTextPart } from './form-text';

type FormViewProps = {
  readonly form: Form;
  /** Whether the content server accepts it without a script. */
  readonly isPostable: boolean;
  /** Address of the page, to which a form sent without a script returns. */
  readonly address: string;
  readonly language: Language;
  /** Level of the form's first headings: one below the heading above it. */
  readonly headingLevel: 2 | 3;
  /** Shown if the form has a cost. */
  readonly paymentMode: PaymentMode;
  readonly t: Translator;
};

/** A server-rendered form: all of it can be read and, if it needs no script, sent without one. */
export function FormView({
  form,
  isPostable,
  address,
  language,
  headingLevel,
  paymentMode,
  t,
}: FormViewProps) {
  const { id, name, cost, surcharge } = form;
  const parts = formParts(form);
  const controls = controlsOf(parts);
  const isScripted = !isPostable || needsScript(form, controls);
  const hasButton = parts.some((part) => part.type === 'button' && part.action === 'submit');
  const signatures = controls
    .filter(({ kind }) => kind === 'signature')
    .map((control) => ({
      name: control.name,
      label: control.label || control.name,
      type: control.signatureType,
    }));
  const levels = parts.flatMap((part) =>
    part.type === 'text' && part.text.kind === 'heading' ? [part.text.level] : [],
  );
  const highest = Math.min(...levels, 4);
  const isPaid = cost > 0;
  const payLabel = <PayLabel form={form} t={t} />;
  const settings = {
    id,
    cost,
    surcharge,
    usesCaptcha: form.use_captcha,
    mustBeLoggedOn: form.must_be_logged_on,
    signatures,
  };
  return (
    <FormIsland
      settings={settings}
      signIn={{ text: t('formBlock.signInToUse'), button: t('islands.account.signIn') }}
    >
      <div id={sentAnchor(id)} className="form-result">
        <Notice tone="success">{t('formBlock.sent')}</Notice>
      </div>
      <div id={errorAnchor(id)} className="form-result" data-again="">
        <Notice tone="danger">{t('formBlock.notSent')}</Notice>
      </div>
      <div data-form-result="">
        {isPaid ? (
          <PaidOutcome
            origin={formOrigin(id)}
            notices={{
              paid: <FormOutcome state="paid" paid={null} t={t} />,
              unpaid: <FormOutcome state="unpaid" paid={null} t={t} />,
              unknown: <FormOutcome state="unknown" paid={null} t={t} />,
            }}
          />
        ) : null}
      </div>
      {isPaid ? <PaymentModeNotice mode={paymentMode} t={t} /> : null}
      <form
        method="post"
        {...(isPostable ? { action: `${API_BASE_PATH}/cognito/form/post/${String(id)}` } : {})}
        aria-label={name}
        className="form form-block"
      >
        <div data-form-summary="" />
        {isPaid ? <FormCost form={form} t={t} /> : null}
        {controls.some(({ required }) => required) ? (
          <p className="field-hint">{t('formBlock.requiredHint')}</p>
        ) : null}
        {parts.map((part, index) =>
          part.type === 'control' ? (
            <FormControl key={part.control.name} formId={id} control={part.control} t={t} />
          ) : part.type === 'text' ? (
            <FormTextPart key={index} text={part.text} step={headingLevel - highest} />
          ) : (
            <p key={index} className="form-actions">
              <SendButton action={part.action}>
                {isPaid && part.action === 'submit' ? payLabel : part.label || t('formBlock.send')}
              </SendButton>
            </p>
          ),
        )}
        {hasButton || controls.length === 0 ? null : (
          <p className="form-actions">
            <SendButton action="submit">{isPaid ? payLabel : t('formBlock.send')}</SendButton>
          </p>
        )}
        <div data-form-status="" />
        <div className="form-trap" aria-hidden="true">
          <label htmlFor={`form-${String(id)}-trap`}>{t('formBlock.trap')}</label>
          <input
            id={`form-${String(id)}-trap`}
            name={HONEYPOT_NAME}
            type="text"
            tabIndex={-1}
            autoComplete="off"
          />
        </div>
        <input type="hidden" name="url" value={address} />
        <input type="hidden" name="language" value={language} />
        {isScripted ? (
          <div className="unscripted">
            <Notice tone="warning">{t('formBlock.needsScript')}</Notice>
          </div>
        ) : null}
      </form>
    </FormIsland>
  );
}

function SendButton({ action, children }: { action: 'submit' | 'reset'; children: ReactNode }) {
  return (
    <Button type={action} {...(action === 'reset' ? { colour: 'plain' } : {})}>
      {children}
    </Button>
  );
}
