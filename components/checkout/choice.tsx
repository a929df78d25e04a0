import type { ReactNode } from 'react';

type ChoiceProps = {
  readonly name: string;
  readonly value: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
  /** Shown at the end of the line: a price. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

/** One of several things to choose from, as a box that can be pressed anywhere. */
export function Choice({ name, value, checked, onChoose, aside, children }: ChoiceProps) {
  return (
    <label className="choice">
      <input type="radio" name={name} value={value} checked={checked} onChange={onChoose} />
      <span className="min-w-0">{children}</span>
      {aside ? <span className="numeric font-semibold">{aside}</span> : null}
    </label>
  );
}
