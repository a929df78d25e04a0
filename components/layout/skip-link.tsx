/** ID of <main>, the target of the skip link. */
export const MAIN_ID = 'main';

/** The first keyboard stop: skips the navigation. `label` is t('common.skipToContent'). */
export function SkipLink({ label }: { readonly label: string }) {
  return (
    <a href={`#${MAIN_ID}`} className="skip-link">
      {label}
    </a>
  );
}
