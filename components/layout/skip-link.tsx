/** Id of <main>, which the skip link leads to. */
export const MAIN_ID = 'main';

/** The first stop of the keyboard: over the navigation to the content. `label` is t('common.skipToContent'). */
export function SkipLink({ label }: { readonly label: string }) {
  return (
    <a href={`#${MAIN_ID}`} className="skip-link">
      {label}
    </a>
  );
}
