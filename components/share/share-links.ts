import type { IconName } from '@/components/ui/icon';
import type { TranslationKey } from '@/lib/i18n/translate';

type ShareLink = { readonly label: TranslationKey; readonly icon: IconName; readonly href: string };

/** Plain links that open another service with the page's address filled in: none of their scripts run here. */
export function shareLinks(url: string, title: string): readonly ShareLink[] {
  const query = (values: Record<string, string>) => new URLSearchParams(values).toString();
  const encoded = encodeURIComponent;
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
    // Neither WhatsApp's apps nor email programs read '+' as a space.
    { label: 'social.whatsapp', icon: 'whatsapp', href: `https://wa.me/?text=${encoded(`${title} ${url}`)}` },
    { label: 'share.byEmail', icon: 'mail', href: `mailto:?subject=${encoded(title)}&body=${encoded(url)}` },
  ];
}
