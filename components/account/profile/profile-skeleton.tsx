import { useTranslate } from '@/lib/i18n/use-translate';

/** Shown until the profile has loaded. */
export function ProfileSkeleton() {
  const t = useTranslate();
  return <div className="skeleton profile-skeleton" role="status" aria-label={t('common.loading')} />;
}
