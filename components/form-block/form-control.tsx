import { Prose } from '@/components/ui/prose';
import type { Control } from '@/lib/forms/controls';
import { MAX_FORM_FILES } from '@/lib/contract/limits';
import { centsOf, showCents } from '@/lib/contract/money';
import type { FieldRule } from '@/lib/shared/form-rules';
import type { Translator } from '@/lib/i18n/translate';
import { controlId } from './control-id';
import { ControlInput } from './control-input';

type FormControlProps = {
  readonly formId: number;
  readonly control: Control;
  /** The field that it depends on; null if it is always shown. */
  readonly other: Control | null;
  /** Whether it is shown before anything is filled in. */
  readonly isApplicable: boolean;
  readonly t: Translator;
};

/** The date format in forms (spec point 5). */
const typedDay = (day: string): string => day.split('-').toReversed().join('/');

function rangeHint({ kind, min, max, earliest, latest }: Control, t: Translator): string {
  if (kind === 'date') {
    const [first, last] = [typedDay(earliest), typedDay(latest)];
    if (first !== '' && last !== '') return t('formBlock.between', { min: first, max: last });
    if (first !== '') return t('formBlock.notBefore', { day: first });
    return last === '' ? '' : t('formBlock.notAfter', { day: last });
  }
  if (kind !== 'number') return '';
  if (min !== null && max !== null) return t('formBlock.between', { min, max });
  if (min !== null) return t('formBlock.atLeast', { min });
  return max === null ? '' : t('formBlock.atMost', { max });
}

function lengthHint({ minLength, maxLength }: Control, t: Translator): string {
  if (minLength !== null) return t('forms.tooShort', { min: minLength });
  return maxLength === null ? '' : t('forms.tooLong', { max: maxLength });
}

function priceHint({ kind, rule: { price } }: Control, t: Translator): string {
  if (price === null) return '';
  const shown = showCents(centsOf(price));
  return kind === 'checkbox' ? shown : t('formBlock.each', { price: shown });
}

function hintOf(control: Control, t: Translator): string {
  const { kind, maxFiles } = control;
  if (kind === 'file')
    return maxFiles === MAX_FORM_FILES ? t('formBlock.fileHint') : t('formBlock.fewFiles', { max: maxFiles });
  if (kind === 'signature') return t('formBlock.signatureHint');
  const hints = [priceHint(control, t), rangeHint(control, t), lengthHint(control, t)];
  return hints.filter(Boolean).join(' · ');
}

/** When it applies, for visitors without scripts, who always see it. */
function conditionOf({ onlyIf }: FieldRule, other: Control | null, t: Translator): string {
  if (onlyIf === null || other === null) return '';
  const label = other.label || other.name;
  const chosen = other.options.find(({ value }) => value === onlyIf.value)?.label ?? onlyIf.value;
  return onlyIf.value === '' || other.kind === 'checkbox'
    ? t('formBlock.onlyIfFilled', { label })
    : t('formBlock.onlyIf', { label, value: chosen });
}

/**
 * A control with its label, hint and an empty element for its error, which the form's script fills. Rendered by the server, so that a
 * form can be read, filled in and sent without a script.
 */
export function FormControl({ formId, control, other, isApplicable, t }: FormControlProps) {
  const { kind, name, label, required, content, help, rule } = control;
  const id = controlId(formId, name);
  const hint = hintOf(control, t);
  const condition = conditionOf(rule, other, t);
  const describedBy = [help ? `${id}-help` : '', hint ? `${id}-hint` : '', `${id}-error`]
    .filter(Boolean)
    .join(' ');
  const caption = (
    <label htmlFor={id} className="field-label">
      <bdi>{label || name}</bdi>
      {required ? (
        <span aria-hidden className="field-required">
          {' *'}
        </span>
      ) : null}
    </label>
  );
  const input = <ControlInput control={control} id={id} describedBy={describedBy} t={t} />;
  const isTick = kind === 'checkbox';
  return (
    <div
      className="field"
      data-kind={kind}
      data-inline={isTick ? '' : undefined}
      data-field={name}
      {...(rule.onlyIf === null ? {} : { 'data-condition': required ? 'required' : '' })}
      {...(isApplicable ? {} : { 'data-off': '' })}
    >
      <Prose html={content} />
      {condition === '' ? null : <p className="field-hint unscripted">{condition}</p>}
      {isTick ? input : caption}
      {kind === 'signature' ? <div className="signature-place" data-signature-for={name} /> : null}
      {isTick ? caption : input}
      {help === '' ? null : (
        <p id={`${id}-help`} className="field-hint">
          {help}
        </p>
      )}
      {hint === '' ? null : (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      <p id={`${id}-error`} className="field-error" data-error-for={name} />
    </div>
  );
}
