import { Icon } from '@/components/ui/icon';
import type { WidgetContext } from '../define-widget';
import { shareLinks } from './share-links';

/** Ways to pass an article on. */
export function ArticleShare({ url, title, t }: { url: string; title: string; t: WidgetContext['t'] }) {
  return (
    <div className="flex items-center gap-1">
      <span className="me-1 text-sm font-semibold" id="share-label">
        {t('news.share')}
      </span>
      <ul className="flex" aria-labelledby="share-label">
        {shareLinks(url, title).map(({ label, icon, href }) => (
          <li key={icon}>
            <a href={href} className="icon-btn" rel="noopener nofollow" aria-label={t(label)}>
              <Icon name={icon} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
