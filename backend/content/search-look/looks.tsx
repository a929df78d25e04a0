import type { Payload } from 'payload';
import { config } from '../../kernel/config.ts';
import { getDomain } from '../../site/domain.ts';
import { SearchLook } from './search-look.client.tsx';
import type { StandIns } from './search-text-fields.ts';
import { ShareLook } from './share-look.client.tsx';

type Props = { readonly payload: Payload };

/** Previews the record of a form as a search result. */
export async function SearchLookField({ payload, standIns }: Props & { readonly standIns: StandIns }) {
  const { name, seo_title_prefix: before, seo_title_suffix: after } = await getDomain(payload);
  return <SearchLook site={{ name, url: config().siteUrl, before, after }} standIns={standIns} />;
}

/** Previews a link to the article of a form in a chat. */
export async function ShareLookField({ payload }: Props) {
  const { name } = await getDomain(payload);
  return <ShareLook site={{ name, host: new URL(config().siteUrl).host }} />;
}
