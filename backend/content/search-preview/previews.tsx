import type { Payload } from 'payload';
import { config } from '../../kernel/config.ts';
import { getDomain } from '../../site/domain.ts';
import { SearchPreview } from './search-preview.client.tsx';
import type { StandIns } from './search-text-fields.ts';
import { SharePreview } from './share-preview.client.tsx';

type Props = { readonly payload: Payload };

/** Previews the record of a form as a search result. */
export async function SearchPreviewField({ payload, standIns }: Props & { readonly standIns: StandIns }) {
  const { name, seo_title_prefix: before, seo_title_suffix: after } = await getDomain(payload);
  return <SearchPreview site={{ name, url: config().siteUrl, before, after }} standIns={standIns} />;
}

/** Previews a link to the article of a form in a chat. */
export async function SharePreviewField({ payload }: Props) {
  const { name } = await getDomain(payload);
  return <SharePreview site={{ name, host: new URL(config().siteUrl).host }} />;
}
