import { env } from '@/lib/config/env';
import type { Translator } from '@/lib/i18n/translate';
import { breadcrumbJsonLd } from '@/lib/seo/breadcrumb';
import type { Crumb } from '@/lib/seo/breadcrumb';
import { JsonLd } from '@/lib/seo/json-ld';
import { SmartLink } from './smart-link';

type BreadcrumbProps = {
  /** Outermost first; the last is the page itself. */
  readonly trail: readonly Crumb[];
  readonly t: Translator;
  readonly className?: string | undefined;
};

/** The way to this page, for readers and for search engines. */
export function Breadcrumb({ trail, t, className }: BreadcrumbProps) {
  return (
    <nav aria-label={t('nav.breadcrumb')} className={className}>
      <JsonLd data={breadcrumbJsonLd(trail, env().siteUrl)} />
      <ol className="breadcrumb">
        {trail.map(({ name, address }, index) => (
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
