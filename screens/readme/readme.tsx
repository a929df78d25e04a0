import 'server-only';
import { Heading } from '@/components/ui/heading';
import { SmartLink } from '@/components/ui/smart-link';
import { readBuildId, siteVersion } from '@/lib/config/version';
import type { Site } from '@/lib/content/site-store';
import { LANGUAGES, type Language } from '@/lib/contract/languages';
import { calendarFeedAddress } from '@/lib/season/addresses';
import { newsFeedAddress, PODCAST_FEED_ADDRESS, POSTS_FEED_ADDRESS } from '@/lib/content/addresses';
import { getSitemap } from '@/lib/content/load';
import { mainPages } from '@/lib/navigation/site-menus';
import { getTranslator } from '@/lib/i18n/translator';
import { defineScreen, loadNothing } from '../define-screen';
import { plainMetadata } from '../metadata';
import { readmeMatch } from './match';

type ReadmePageProps = { readonly site: Site; readonly language: Language };

/** /readme: what the site is, what there is to read and subscribe to, and which version is running. */
async function ReadmePage({ site, language }: ReadmePageProps) {
  const t = await getTranslator(language);
  const build = readBuildId();
  const { domain } = site;
  const facts = [
    [t('readme.version'), siteVersion],
    [t('readme.build'), build || t('readme.noBuild')],
    [t('readme.pages'), String((await getSitemap()).size)],
    [t('readme.languages'), String(LANGUAGES.length)],
  ] as const;
  const feeds = [
    { name: t('feed.news'), href: newsFeedAddress() },
    { name: t('feed.posts'), href: POSTS_FEED_ADDRESS },
    { name: t('podcast.title'), href: PODCAST_FEED_ADDRESS },
    { name: t('round.calendar'), href: calendarFeedAddress() },
  ];
  return (
    <div className="container-site py-10 md:py-14">
      <Heading level={1} className="slash-over" isContent>
        {domain.name}
      </Heading>
      <p className="mt-4 max-w-measure text-lg text-muted">{domain.seo_meta_description}</p>
      <p className="mt-4 max-w-measure">{t('readme.about')}</p>
      <dl className="mt-8 grid max-w-3xl grid-cols-2 gap-x-8 gap-y-5 sm:grid-cols-4">
        {facts.map(([name, value]) => (
          <div key={name} className="border-t-4 border-brand pt-2">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="numeric font-semibold break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-10 grid gap-8 md:grid-cols-[2fr_1fr]">
        <LinkList heading={t('readme.contents')} links={mainPages(site, language, t, { withFooter: true })} />
        <LinkList heading={t('readme.feeds')} links={feeds} />
      </div>
    </div>
  );
}

type Links = readonly { readonly name: string; readonly href: string }[];

function LinkList({ heading, links }: { readonly heading: string; readonly links: Links }) {
  return (
    <section>
      <Heading level={2} size="title">
        {heading}
      </Heading>
      <ul className="mt-3 columns-[9.5rem] gap-8 md:columns-[14rem]">
        {links.map(({ name, href }) => (
          <li key={`${href} ${name}`}>
            <SmartLink href={href} prefetch={false} className="text-link">
              {name}
            </SmartLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const readmeScreen = defineScreen(readmeMatch, {
  load: loadNothing,
  metadata: ({ shown, t }) => plainMetadata(t('readme.title'), shown.site.domain),
  View: ({ shown, language }) => <ReadmePage site={shown.site} language={language} />,
  hasRaceWeek: false,
});
