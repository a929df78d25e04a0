import { sitePersonListBlock } from '@/lib/contract/blocks/site';
import { defineWidget } from '../define-widget';
import { loadContacts } from './load';
import { SitePersonListView } from './site-person-list';

export const sitePersonListWidget = defineWidget({
  block: sitePersonListBlock,
  load: loadContacts,
  View: SitePersonListView,
});
