import { SkeletonText } from '@/components/ui/skeleton-text';
import type { Translator } from '@/lib/i18n/translate';

/** The waiting room before its state is known. */
export const RoomSkeleton = ({ t }: { readonly t: Translator }) => (
  <div className="room" role="status" aria-label={t('common.loading')}>
    <SkeletonText width="min(16rem, 70%)" className="display text-title-sm" />
    <SkeletonText width="min(24rem, 90%)" />
    <SkeletonText width="min(20rem, 80%)" />
  </div>
);
