import type { ReactNode } from 'react';
import { Picture } from '@/components/media/picture';
import { PaymentModeNotice } from '@/components/payments/payment-mode-notice';
import { PaidOutcome } from '@/components/payments/paid-outcome';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { Language } from '@/lib/contract/languages';
import { API_BASE_PATH } from '@/lib/contract/paths';
import type { Form } from '@/lib/contract/entities/media';
import type { PaymentMode } from '@/lib/contract/entities/site';
import { HONEYPOT_NAME } from '@/lib/forms/answers';
import { controlsOf, formParts, isTicked, needsScript, type Control } from '@/lib/forms/controls';
import type { Translator } from '@/lib/i18n/translate';
import { formOrigin } from '@/lib/payments/payment-return';
import { askedNames, hasPrices, priceLines, TICKED, totalOf } from '@/lib/shared/form-rules';
import { errorAnchor, offHintId, sentAnchor } from './control-id';
import { FormCost, PayLabel } from './form-cost';
import { FormControl } from './form-control';
import { FormIsland } from '@/components/islands.client';
import { FormOutcome } from './form-outcome';
import { FormTextPart } from './form-text';
import { SentText } from './sent-text';

type FormViewProps = {
  readonly form: Form;
  /** Whether the content server accepts it without a script. */
  readonly isPostable: boolean;
  /** Address of the page, to which a form sent without a script returns. */
  readonly address: string;
  readonly language: Language;
  /** Level of the form's first headings: one below the heading above it. */
  readonly headingLevel: 2 | 3;
  /** Why it can't be filled in now; null if it can. */
  readonly closed?: string | null;
  /** Shown if the form has a cost. */
  readonly paymentMode: PaymentMode;
  /** Whether it's sent as a test, for which nobody pays. */
  readonly isTest?: boolean;
  readonly t: Translator;
};

/** A server-rendered form. All of it can be read and, if it needs no script, sent without one. */
export function FormView({
  form,
  isPostable,
  address,
  language,
  headingLevel,
  closed = null,
  paymentMode,
  isTest = false,
  t,
}: FormViewProps) {
  const { id, name, cost, surcharge, confirmation } = form;
  const parts = closed === null ? formParts(form) : [];
  const controls = controlsOf(parts);
  const rules = controls.map(({ rule }) => rule);
  const isPriced = hasPrices(rules);
  const isConditional = isPriced || rules.some(({ onlyIf }) => onlyIf !== null);
  const initial = new Map(controls.map((control) => [control.name, initialAnswer(control)]));
  const applicable = askedNames(rules, initial);
  const total = isPriced ? totalOf(priceLines(cost, rules, initial)) : null;
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
  const isPaid = cost > 0 || hasPrices(controlsOf(formParts(form)).map(({ rule }) => rule));
  const arePaymentsOff = isPaid && closed === null && paymentMode === 'off' && !isTest;
  const offText = isPriced ? 'payment.offForm' : 'payment.offPaidForm';
  const send = {
    isScripted,
    // Whatever is answered, there is something to pay.
    isOff: arePaymentsOff && !isPriced,
    ...(arePaymentsOff ? { describedBy: offHintId(id) } : {}),
  };
  const payLabel = <PayLabel form={form} total={total} t={t} />;
  const settings = {
    id,
    cost,
    surcharge,
    usesCaptcha: form.use_captcha,
    mustBeLoggedOn: form.must_be_logged_on,
    signatures,
    ...(isConditional ? { rules } : {}),
    ...(isPriced || (closed !== null && isPaid) ? { isPriced: true } : {}),
    ...(arePaymentsOff ? { arePaymentsOff } : {}),
    ...(closed === null ? {} : { isClosed: true }),
    ...(confirmation === '' ? {} : { confirmation }),
  };
  return (
    <FormIsland
      settings={settings}
      signIn={{ text: t('formBlock.signInToUse'), button: t('islands.account.signIn') }}
    >
      <div id={sentAnchor(id)} className="form-result">
        <Notice tone="success">
          <SentText confirmation={confirmation} t={t} />
        </Notice>
      </div>
      <div id={errorAnchor(id)} className="form-result" data-again="">
        <Notice tone="danger">{t('formBlock.notSent')}</Notice>
      </div>
      <div data-form-result="">
        {isPaid ? (
          <PaidOutcome
            origin={formOrigin(id)}
            notice={(state) => <FormOutcome state={state} paid={null} confirmation={confirmation} t={t} />}
          />
        ) : null}
      </div>
      {form.image ? (
        <Picture image={form.image} aspect="16x9" sizes="(min-width: 48rem) 42rem, 100vw" className="mb-6" />
      ) : null}
      {closed === null ? null : <Notice>{closed}</Notice>}
      {isPaid && closed === null ? <PaymentModeNotice mode={paymentMode} off={offText} t={t} /> : null}
      <form
        method="post"
        hidden={closed !== null}
        {...(isPostable ? { action: `${API_BASE_PATH}/cognito/form/post/${String(id)}` } : {})}
        aria-label={name}
        className="form form-block"
      >
        <div data-form-summary="" />
        {isPaid && closed === null ? <FormCost form={form} total={total} t={t} /> : null}
        {form.places_left === null ? null : (
          <p className="field-hint">{t('formBlock.placesLeft', { count: form.places_left })}</p>
        )}
        {controls.some(({ required }) => required) ? (
          <p className="field-hint">{t('formBlock.requiredHint')}</p>
        ) : null}
        {parts.map((part, index) =>
          part.type === 'control' ? (
            <FormControl
              key={part.control.name}
              formId={id}
              control={part.control}
              other={controls.find(({ name: other }) => other === part.control.rule.onlyIf?.field) ?? null}
              isApplicable={applicable.has(part.control.name)}
              t={t}
            />
          ) : part.type === 'text' ? (
            <FormTextPart key={index} text={part.text} step={headingLevel - highest} />
          ) : (
            <p key={index} className="form-actions">
              <SendButton action={part.action} {...send}>
                {isPaid && part.action === 'submit' ? payLabel : part.label || t('formBlock.send')}
              </SendButton>
            </p>
          ),
        )}
        {hasButton || controls.length === 0 ? null : (
          <p className="form-actions">
            <SendButton action="submit" {...send}>
              {isPaid ? payLabel : t('formBlock.send')}
            </SendButton>
          </p>
        )}
        {arePaymentsOff ? (
          <p id={offHintId(id)} role="status" data-form-off="" className="field-hint">
            {isPriced ? null : t(offText)}
          </p>
        ) : null}
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

/** A control's initial value. */
const initialAnswer = ({ kind, value }: Control): string =>
  kind === 'checkbox' ? (isTicked(value) ? TICKED : '') : value;

type SendButtonProps = {
  readonly action: 'submit' | 'reset';
  /** Only the script can send the form, so it enables the button: before that, a press would post the form to the page itself. */
  readonly isScripted: boolean;
  /** It can't be sent at the moment. Without a script, nothing can be pressed; with one, the button only says so. */
  readonly isOff: boolean;
  /** The id of what says why. */
  readonly describedBy?: string;
  readonly children: ReactNode;
};

function SendButton({ action, isScripted, isOff, describedBy, children }: SendButtonProps) {
  if (action === 'reset')
    return (
      <Button type="reset" colour="plain">
        {children}
      </Button>
    );
  return (
    <Button
      type="submit"
      disabled={isScripted || isOff}
      aria-disabled={isOff || undefined}
      aria-describedby={describedBy}
    >
      {children}
    </Button>
  );
}
