import type { PaginationLabels } from '@/lib/content/list-options';
import type { Translator } from '@/lib/i18n/translate';
import { Icon } from './icon';
import type { IconName } from './icon';
import { NO_GROUP, pageAddress, pageNumbers } from './page-links';
import { SmartLink } from './smart-link';

type PaginationProps = {
  /** First segment of the list's address, for instance 'news'. */
  readonly prefix: string;
  /** The group's URL name; without it, the whole list. */
  readonly group?: string | undefined;
  readonly page: number;
  readonly pageCount: number;
  /** An editor's texts for the arrows, shown beside them. */
  readonly labels?: PaginationLabels | undefined;
  /** False for pages that aren't worth prefetching. */
  readonly prefetch?: boolean;
  readonly t: Translator;
};

/** Links to the other pages of a list; nothing if there is only one (spec point 2). */
export function Pagination({
  prefix,
  group = NO_GROUP,
  page,
  pageCount,
  labels,
  prefetch = true,
  t,
}: PaginationProps) {
  if (pageCount <= 1) return null;
  const address = (target: number) => pageAddress(prefix, group, target);
  const arrow = (icon: IconName, target: number, direction: keyof PaginationLabels) => (
    <Arrow
      icon={icon}
      label={t(`pagination.${direction}`)}
      text={labels?.[direction] ?? ''}
      href={target === page ? null : address(target)}
      prefetch={prefetch}
    />
  );
  return (
    <nav aria-label={t('pagination.label')} className="mt-10">
      <ul className="flex flex-wrap items-center justify-center gap-1">
        {arrow('chevrons-left', 1, 'first')}
        {arrow('chevron-left', Math.max(1, page - 1), 'previous')}
        {pageNumbers(page, pageCount).map((number, index) =>
          number === null ? (
            <li key={`gap-${index}`} aria-hidden="true" className="px-1 text-muted">
              …
            </li>
          ) : (
            <li key={number} className={isDistant(number, page) ? 'max-sm:hidden' : ''}>
              <SmartLink
                href={address(number)}
                prefetch={prefetch}
                className="page-link"
                aria-label={t('pagination.page', { page: number })}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </SmartLink>
            </li>
          ),
        )}
        {arrow('chevron-right', Math.min(pageCount, page + 1), 'next')}
        {arrow('chevrons-right', pageCount, 'last')}
      </ul>
    </nav>
  );
}

/** A phone shows the current page and its direct neighbours; the arrows lead to the ends. */
const isDistant = (number: number, current: number) => Math.abs(number - current) > 1;

type ArrowProps = {
  readonly icon: IconName;
  readonly label: string;
  /** Replaces the label, and is visible. */
  readonly text: string;
  readonly href: string | null;
  readonly prefetch: boolean;
};

function Arrow({ icon, label, text, href, prefetch }: ArrowProps) {
  const face = text === '' ? <Icon name={icon} mirrored /> : text;
  const name = text === '' ? label : text;
  return (
    <li>
      {href === null ? (
        <span className="page-link opacity-35" role="link" aria-disabled="true" aria-label={name}>
          {face}
        </span>
      ) : (
        <SmartLink href={href} prefetch={prefetch} className="page-link" aria-label={name}>
          {face}
        </SmartLink>
      )}
    </li>
  );
}
