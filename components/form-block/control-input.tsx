import { isTicked, type Control, type ControlKind } from '@/lib/forms/controls';
import { centsOf, showCents } from '@/lib/contract/money';
import type { Translator } from '@/lib/i18n/translate';
import { autocompleteOf } from './autocomplete';

type ControlInputProps = {
  readonly control: Control;
  readonly id: string;
  readonly describedBy: string;
  readonly t: Translator;
};

/** Dollars with at most two decimals, as typed. */
const AMOUNT_PATTERN = '[0-9]+([.][0-9]{1,2})?';
/** Spec point 5. */
const DATE_FORMAT = 'dd/mm/yyyy';

const INPUT_TYPES: Readonly<Partial<Record<ControlKind, string>>> = {
  email: 'email',
  tel: 'tel',
  url: 'url',
  number: 'number',
  percent: 'number',
  password: 'password',
  datetime: 'datetime-local',
  time: 'time',
  file: 'file',
  checkbox: 'checkbox',
};

/** Only whole numbers can be multiplied by a price. */
const isCount = ({ rule }: Control): boolean => rule.price !== null || rule.multiplies;

/** Types that stay left to right in every language. */
const LATIN_KINDS: ReadonlySet<ControlKind> = new Set([
  'email',
  'tel',
  'url',
  'date',
  'currency',
  'password',
]);

/** The control itself, which works without a script. */
export function ControlInput({ control, id, describedBy, t }: ControlInputProps) {
  const { kind, name, label, required, placeholder, value } = control;
  const common = {
    id,
    name,
    // Without scripts every field is shown, including those that don't have to be filled in.
    required: required && control.rule.onlyIf === null,
    'data-label': label,
    'aria-describedby': describedBy,
    autoComplete: autocompleteOf(control),
    dir: LATIN_KINDS.has(kind) ? 'ltr' : undefined,
    className: 'field-control',
  };
  if (kind === 'textarea')
    return (
      <textarea
        {...common}
        rows={5}
        placeholder={placeholder || undefined}
        defaultValue={value}
        minLength={control.minLength ?? undefined}
        maxLength={control.maxLength ?? undefined}
      />
    );
  if (kind === 'select')
    return (
      <select {...common} defaultValue={value}>
        <option value="">{placeholder || t('forms.select')}</option>
        {control.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.price ? `${option.label} (${showCents(centsOf(option.price))})` : option.label}
          </option>
        ))}
      </select>
    );
  if (kind === 'checkbox')
    return (
      <input {...common} type="checkbox" value="1" defaultChecked={isTicked(value)} className="field-box" />
    );
  if (kind === 'date')
    return (
      <input
        {...common}
        type="text"
        inputMode="numeric"
        data-date=""
        maxLength={DATE_FORMAT.length}
        pattern="[0-9]{2}/[0-9]{2}/[0-9]{4}"
        placeholder={DATE_FORMAT}
        defaultValue={value}
        className="field-control numeric"
      />
    );
  if (kind === 'currency')
    return (
      <span className="field-unit" data-before="$">
        <input
          {...common}
          type="text"
          inputMode="decimal"
          pattern={AMOUNT_PATTERN}
          defaultValue={value}
          className="field-control numeric"
        />
      </span>
    );
  if (kind === 'file')
    return (
      <span className="file-field" data-choose={t('formBlock.chooseFiles')}>
        <input {...common} type="file" multiple={control.maxFiles > 1} data-files={control.maxFiles} />
      </span>
    );
  const isNumber = kind === 'number' || kind === 'percent';
  const input = (
    <input
      {...common}
      type={INPUT_TYPES[kind] ?? 'text'}
      placeholder={placeholder || undefined}
      defaultValue={value}
      minLength={isNumber ? undefined : (control.minLength ?? undefined)}
      maxLength={isNumber ? undefined : (control.maxLength ?? undefined)}
      {...(isNumber
        ? { step: isCount(control) ? 1 : 'any', inputMode: 'decimal', className: 'field-control numeric' }
        : {})}
      min={control.min ?? undefined}
      max={control.max ?? undefined}
    />
  );
  return kind === 'percent' ? (
    <span className="field-unit" data-after="%">
      {input}
    </span>
  ) : (
    input
  );
}
