import type { IconName } from '@/components/ui/icon';
import type { TranslationKey } from '@/lib/i18n/translate';

export type ShareLink = { readonly label: TranslationKey; readonly icon: IconName; readonly href: string };

/** Plain links that open another service with the article's address filled in: no script of theirs runs here. */
export function shareLinks(url: string, title: string): readonly ShareLink[] {
  const query = (values: Record<string, string>) => new URLSearchParams(values).toString();
  // Email programs read '+' as a plus, not as a space.
  const mail = `subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
  return [
    {
      label: 'social.facebook',
      icon: 'facebook',
      href: `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}`,
    },
    {
      label: 'social.twitter',
      icon: 'twitter',
      href: `https://x.com/intent/post?${query({ url, text: title })}`,
    },
    {
      label: 'social.linkedin',
      icon: 'linkedin',
      href: `https://www.linkedin.com/sharing/share-offsite/?${query({ url })}`,
    },
    { label: 'news.shareByEmail', icon: 'mail', href: `mailto:?${mail}` },
  ];
}
