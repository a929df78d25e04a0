/** Marks the button that reopens the banner. */
export const CONSENT_OPENER = 'data-asks-consent';

/** The footer's button for the consent banner, on sites with services. The banner loads late and enables it. */
export function ConsentOpener({ label }: { readonly label: string }) {
  return (
    <button type="button" className="choice-button" disabled {...{ [CONSENT_OPENER]: '' }}>
      {label}
    </button>
  );
}
