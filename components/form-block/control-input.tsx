import type { Control, ControlKind } from '@/lib/forms/controls';
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
    required,
    'data-label': label,
    'aria-describedby': describedBy,
    autoComplete: autocompleteOf(control),
    dir: LATIN_KINDS.has(kind) ? 'ltr' : undefined,
    className: 'field-control',
  };
  if (kind === 'textarea')
    return <textarea {...common} rows={5} placeholder={placeholder || undefined} defaultValue={value} />;
  if (kind === 'select')
    return (
      <select {...common} defaultValue={value}>
        <option value="">{placeholder || t('forms.select')}</option>
        {control.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    );
  if (kind === 'checkbox')
    return (
      <input
        {...common}
        type="checkbox"
        value="1"
        defaultChecked={value === '1' || value === 'true'}
        className="field-box"
      />
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
  if (kind === 'file') return <input {...common} type="file" multiple data-files="" />;
  const isNumber = kind === 'number' || kind === 'percent';
  const input = (
    <input
      {...common}
      type={INPUT_TYPES[kind] ?? 'text'}
      placeholder={placeholder || undefined}
      defaultValue={value}
      {...(isNumber ? { step: 'any', inputMode: 'decimal', className: 'field-control numeric' } : {})}
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
