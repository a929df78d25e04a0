import type { Payload } from 'payload';
import { config } from '../../kernel/config.ts';
import { getDomain } from '../../site/domain.ts';
import { SearchLook } from './search-look.client.tsx';
import type { StandIns } from './search-text-fields.ts';
import { ShareLook } from './share-look.client.tsx';

type Props = { readonly payload: Payload };

/** How a search engine shows the record of a form. */
export async function SearchLookField({ payload, standIns }: Props & { readonly standIns: StandIns }) {
  const { name, seo_title_prefix: before, seo_title_suffix: after } = await getDomain(payload);
  return <SearchLook site={{ name, url: config().siteUrl, before, after }} standIns={standIns} />;
}

/** How a chat shows a link to the article of a form. */
export async function ShareLookField({ payload }: Props) {
  const { name } = await getDomain(payload);
  return <ShareLook site={{ name, host: new URL(config().siteUrl).host }} />;
}
