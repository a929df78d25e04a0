import { SmartLink } from '@/components/ui/smart-link';
import { categoryAddress } from '@/lib/season/addresses';
import type { CategoryRef } from '@/lib/contract/entities/racing';

type CategoryNameProps = {
  readonly category: Pick<CategoryRef, 'name' | 'url'>;
  /** How the link looks in its context. */
  readonly className: 'timing-driver-link' | 'team-link' | 'text-link';
};

/** A category's name, linked to its page. */
export const CategoryName = ({ category: { name, url }, className }: CategoryNameProps) => (
  <SmartLink href={categoryAddress(url)} prefetch={false} className={className}>
    <bdi>{name}</bdi>
  </SmartLink>
);
