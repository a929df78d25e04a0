import 'server-only';
import { MembersContent } from '@/components/account/members-content-loader.client';
import { Heading } from '@/components/ui/heading';
import { Notice } from '@/components/ui/notice';
import { SkeletonText } from '@/components/ui/skeleton-text';
import { NotFoundView } from '@/components/layout/not-found-view';
import { pathKey } from '@/lib/content/path';
import type { LoadedCmsPage } from './content';
import { loadMembersPage } from './load-members-page';

/**
 * The shell of a page for signed-in visitors. It is cached for everyone and contains only the page's name; a signed-in visitor's browser
 * loads the content, and anyone else is redirected to /login (spec point 6).
 */
export function MembersPage({ loaded: { page, path, now, language, t } }: { loaded: LoadedCmsPage }) {
  return (
    <MembersContent
      load={loadMembersPage}
      path={pathKey(path)}
      lang={language}
      version={`${page.updated_at} ${String(now.getTime())}`}
      texts={{ failed: t('error.message'), retry: t('error.retry') }}
      missing={<NotFoundView t={t} />}
    >
      <div className="container-site min-h-[70vh] py-12">
        <div className="scripted" role="status" aria-label={t('common.loading')}>
          <SkeletonText width="min(28rem, 80%)" className="display text-display mb-8" />
          <SkeletonText width="min(44rem, 100%)" />
          <SkeletonText width="min(40rem, 95%)" />
          <SkeletonText width="min(24rem, 60%)" />
        </div>
        <div className="unscripted">
          <Heading level={1} className="slash-over mb-8" isContent>
            {page.name}
          </Heading>
          <Notice>
            <p>{t('account.membersOnly')}</p>
            <p className="mt-2">{t('account.needsScript')}</p>
            <p className="mt-2">
              <a href="/login" className="text-link">
                {t('account.signIn')}
              </a>
            </p>
          </Notice>
        </div>
      </div>
    </MembersContent>
  );
}
