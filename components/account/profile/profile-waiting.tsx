import { useTranslate } from '@/lib/i18n/use-translate';

/** Stands in the profile's place until it has come. */
export function ProfileWaiting() {
  const t = useTranslate();
  return <div className="skeleton profile-skeleton" role="status" aria-label={t('common.loading')} />;
}
