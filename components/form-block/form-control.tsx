import { Prose } from '@/components/ui/prose';
import type { Control } from '@/lib/forms/controls';
import type { Translator } from '@/lib/i18n/translate';
import { controlId } from './control-id';
import { ControlInput } from './control-input';

type FormControlProps = { readonly formId: number; readonly control: Control; readonly t: Translator };

function hintOf({ kind, min, max }: Control, t: Translator): string {
  if (kind === 'file') return t('formBlock.fileHint');
  if (kind === 'signature') return t('formBlock.signatureHint');
  if (kind !== 'number') return '';
  if (min !== null && max !== null) return t('formBlock.between', { min, max });
  if (min !== null) return t('formBlock.atLeast', { min });
  return max === null ? '' : t('formBlock.atMost', { max });
}

/**
 * A control with its label, hint, and the empty place of its error, which the form's script fills. Written by the server, so
 * that a form can be read, filled in and sent without any script.
 */
export function FormControl({ formId, control, t }: FormControlProps) {
  const { kind, name, label, required, content } = control;
  const id = controlId(formId, name);
  const hint = hintOf(control, t);
  const describedBy = [hint ? `${id}-hint` : '', `${id}-error`].filter(Boolean).join(' ');
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
    <div className="field" data-kind={kind} data-inline={isTick ? '' : undefined} data-field={name}>
      <Prose html={content} />
      {isTick ? input : caption}
      {kind === 'signature' ? <div className="signature-place" data-signature-for={name} /> : null}
      {isTick ? caption : input}
      {hint === '' ? null : (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      <p id={`${id}-error`} className="field-error" data-error-for={name} />
    </div>
  );
}
