import { ShareButton } from '@/components/islands.client';
import { Icon } from '@/components/ui/icon';
import { StaticPart } from '@/components/ui/static-part';
import { env } from '@/lib/config/env';
import type { Translator } from '@/lib/i18n/translate';
import { spoilerAttribute, type Spoiler } from '@/lib/spoilers/spoiler';
import { shareLinks } from './share-links';

type ShareProps = {
  /** The page's path with its leading slash. */
  readonly address: string;
  readonly title: string;
  /**
   * What the title or the share picture gives away: whoever shares a page sees both. Until they have asked to see it, there is nothing to
   * press.
   */
  readonly spoiler?: Spoiler | null;
  readonly t: Translator;
};

/** Ways to share a page: four links, which need no script, and the device's share dialog or the clipboard. */
export function Share({ address, title, spoiler = null, t }: ShareProps) {
  const url = env().siteUrl + address;
  return (
    <div className="share" data-print="hide" {...spoilerAttribute(spoiler)}>
      <StaticPart as="ul" aria-label={t('share.title')}>
        {shareLinks(url, title).map(({ label, icon, href }) => (
          <li key={icon}>
            <a href={href} className="icon-btn" rel="noopener nofollow" aria-label={t(label)}>
              <Icon name={icon} />
            </a>
          </li>
        ))}
      </StaticPart>
      <ShareButton
        url={url}
        title={title}
        labels={{
          share: t('share.title'),
          copy: t('share.copy'),
          copied: t('share.copied'),
          failed: t('share.failed'),
        }}
      />
    </div>
  );
}
