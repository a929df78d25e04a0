'use client';

import { useSyncExternalStore } from 'react';
import { COLOUR_ATTRIBUTE, COLOUR_CHOICES, COLOUR_KEY, type ColourChoice } from '@/lib/theme/scheme';

type ColourChoiceProps = { readonly legend: string; readonly labels: Readonly<Record<ColourChoice, string>> };

const root = () => document.documentElement;
const chosen = (): string => root().getAttribute(COLOUR_ATTRIBUTE) ?? 'system';

function choose(choice: ColourChoice) {
  if (choice === 'system') root().removeAttribute(COLOUR_ATTRIBUTE);
  else root().setAttribute(COLOUR_ATTRIBUTE, choice);
  try {
    if (choice === 'system') localStorage.removeItem(COLOUR_KEY);
    else localStorage.setItem(COLOUR_KEY, choice);
  } catch {
    // If the visitor blocks storage, the choice lasts as long as the page.
  }
}

/** The attribute is the state: it is set before the first paint, and by other tabs. */
function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(root(), { attributeFilter: [COLOUR_ATTRIBUTE] });
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === COLOUR_KEY) choose(COLOUR_CHOICES.find((each) => each === newValue) ?? 'system');
  };
  addEventListener('storage', follow);
  return () => {
    observer.disconnect();
    removeEventListener('storage', follow);
  };
}

const never = () => () => undefined;

/** Light, dark or the system's colours, stored in this browser. */
export function ColourChoice({ legend, labels }: ColourChoiceProps) {
  const current = useSyncExternalStore(subscribe, chosen, () => 'system');
  // A press before the script has loaded would mark a choice without applying it.
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <fieldset disabled={!isAlive} className="colour-choice">
      <legend className="sr-only">{legend}</legend>
      {COLOUR_CHOICES.map((choice) => (
        <label key={choice}>
          <input
            type="radio"
            name={COLOUR_KEY}
            className="sr-only"
            checked={choice === current}
            onChange={() => choose(choice)}
          />
          <span>{labels[choice]}</span>
        </label>
      ))}
    </fieldset>
  );
}
