import { siteButtonLinkBlock } from '@/lib/contract/blocks/site';
import { defineWidget } from '../define-widget';
import { SiteButtonLinkView } from './site-button-link';

export const siteButtonLinkWidget = defineWidget({
  block: siteButtonLinkBlock,
  load: () => Promise.resolve(null),
  View: SiteButtonLinkView,
});
