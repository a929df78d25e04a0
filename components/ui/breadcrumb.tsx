import { env } from '@/lib/config/env';
import type { Translator } from '@/lib/i18n/translate';
import { breadcrumbJsonLd } from '@/lib/seo/breadcrumb';
import type { Crumb } from '@/lib/seo/breadcrumb';
import { JsonLd } from '@/lib/seo/json-ld';
import { SmartLink } from './smart-link';

type BreadcrumbProps = {
  /** Outermost first; the last is the page itself. */
  readonly trail: readonly Crumb[];
  /** The page's title is right below, so only the pages above it are shown. */
  readonly endsBeforePage?: boolean;
  readonly t: Translator;
  readonly className?: string | undefined;
};

/** The path to this page, for readers and search engines. */
export function Breadcrumb({ trail, endsBeforePage = false, t, className }: BreadcrumbProps) {
  const shown = endsBeforePage ? trail.slice(0, -1) : trail;
  return (
    <nav aria-label={t('nav.breadcrumb')} className={className}>
      <JsonLd data={breadcrumbJsonLd(trail, env().siteUrl)} />
      <ol className="breadcrumb">
        {shown.map(({ name, address }, index) => (
          <li key={address}>
            {index === trail.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              <SmartLink href={address} prefetch={false}>
                {name}
              </SmartLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
