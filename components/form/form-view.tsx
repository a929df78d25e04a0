import { PaidOutcome } from '@/components/payments/paid-outcome';
import { Button } from '@/components/ui/button';
import { LeftToRight } from '@/components/ui/left-to-right';
import { Notice } from '@/components/ui/notice';
import { showDollars } from '@/lib/contract/money';
import type { Language } from '@/lib/contract/languages';
import { API_BASE_PATH } from '@/lib/contract/paths';
import type { Form } from '@/lib/contract/entities/media';
import { HONEYPOT_NAME } from '@/lib/forms/answers';
import { controlsOf, formParts, needsScript } from '@/lib/forms/controls';
import type { Translator } from '@/lib/i18n/translate';
import { errorAnchor, sentAnchor } from './control-id';
import { FormControl } from './form-control';
import { FormIsland } from './form-island.client';
import { FormOutcome } from './form-outcome';
import { formPayer } from './form-settings';
import { FormTextPart } from './form-text';

type FormViewProps = {
  readonly form: Form;
  /** Address of the page, which a form that was sent without a script comes back to. */
  readonly address: string;
  readonly language: Language;
  /** Level of the form's first headings: one below what stands above it. */
  readonly headingLevel: 2 | 3;
  readonly t: Translator;
};

/** A form as the server writes it: all of it can be read and, where it needs no script, sent without one. */
export function FormView({ form, address, language, headingLevel, t }: FormViewProps) {
  const { id, name, cost } = form;
  const parts = formParts(form);
  const controls = controlsOf(parts);
  const isScripted = needsScript(form, controls);
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
  const settings = {
    id,
    cost,
    usesCaptcha: form.use_captcha,
    mustBeLoggedOn: form.must_be_logged_on,
    signatures,
  };
  return (
    <FormIsland settings={settings}>
      <div id={sentAnchor(id)} className="form-result">
        <Notice tone="success">{t('formBlock.sent')}</Notice>
      </div>
      <div id={errorAnchor(id)} className="form-result" data-again="">
        <Notice tone="danger">{t('formBlock.notSent')}</Notice>
      </div>
      <div data-form-result="">
        {cost > 0 ? (
          <PaidOutcome
            payer={formPayer(id)}
            notices={{
              paid: <FormOutcome state="paid" paid={null} t={t} />,
              unpaid: <FormOutcome state="unpaid" paid={null} t={t} />,
              unknown: <FormOutcome state="unknown" paid={null} t={t} />,
            }}
          />
        ) : null}
      </div>
      <form
        method="post"
        action={`${API_BASE_PATH}/cognito/form/post/${String(id)}`}
        aria-label={name}
        className="form form-block"
      >
        <div data-form-summary="" />
        {cost > 0 ? (
          <p className="form-cost">
            <span>{t('formBlock.cost')}</span>{' '}
            <strong className="numeric">
              <LeftToRight>{showDollars(cost)}</LeftToRight>
            </strong>
            <span data-form-surcharge="" />
          </p>
        ) : null}
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
              <SendButton action={part.action}>{part.label || t('formBlock.send')}</SendButton>
            </p>
          ),
        )}
        {hasButton || controls.length === 0 ? null : (
          <p className="form-actions">
            <SendButton action="submit">{t('formBlock.send')}</SendButton>
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

function SendButton({ action, children }: { action: 'submit' | 'reset'; children: string }) {
  return (
    <Button type={action} {...(action === 'reset' ? { colour: 'plain' } : {})}>
      {children}
    </Button>
  );
}
