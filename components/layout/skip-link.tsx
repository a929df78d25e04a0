import { MAIN_ID } from '@/components/ui/main-id';

/** The first keyboard stop: skips the navigation. `label` is t('common.skipToContent'). */
export function SkipLink({ label }: { readonly label: string }) {
  return (
    <a href={`#${MAIN_ID}`} className="skip-link">
      {label}
    </a>
  );
}
