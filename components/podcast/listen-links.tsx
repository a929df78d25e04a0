import { Icon } from '@/components/ui/icon';
import { PODCAST_FEED_ADDRESS } from '@/lib/content/addresses';
import type { PodcastChannel } from '@/lib/contract/entities/news';
import type { Translator } from '@/lib/i18n/translate';

/** Podcast services in the order of spec point 2, by their current names, which are the same in every language. */
const SERVICES = [
  ['amazon_url', 'Amazon Music'],
  ['itunes_url', 'Apple Podcasts'],
  ['spotify_url', 'Spotify'],
  ['deezer_url', 'Deezer'],
  ['tune_in_url', 'TuneIn'],
  ['iheart_url', 'iHeart Radio'],
  ['samsung_cast_url', 'Samsung Cast'],
] as const;

/** The services that carry the podcast, each only if set, and always its feed (spec point 2). */
export function ListenLinks({ channel, t }: { readonly channel: PodcastChannel; readonly t: Translator }) {
  const links = SERVICES.map(([field, name]) => ({ name, href: channel[field] })).filter(({ href }) =>
    /^https?:\/\//i.test(href),
  );
  return (
    <nav aria-label={t('podcast.listenOn')}>
      <ul className="flex flex-wrap gap-2">
        {links.map(({ name, href }) => (
          <li key={name}>
            <a href={href} rel="noopener" className="chip">
              {name}
            </a>
          </li>
        ))}
        <li>
          <a href={channel.rss_url || PODCAST_FEED_ADDRESS} className="chip gap-2">
            <Icon name="rss" size={16} />
            {t('podcast.rss')}
          </a>
        </li>
      </ul>
    </nav>
  );
}
