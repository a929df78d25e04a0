/** Marks what opens the question again. */
export const CONSENT_OPENER = 'data-asks-consent';

/** The footer's way back to the question, on sites that have something to ask. What asks comes late, and enables it. */
export function ConsentOpener({ label }: { readonly label: string }) {
  return (
    <button type="button" className="choice-button" disabled {...{ [CONSENT_OPENER]: '' }}>
      {label}
    </button>
  );
}
