import { sponsorListBlock } from '@/lib/contract/blocks/site';
import { defineWidget } from '../define-widget';
import { loadSponsors } from './load';
import { SponsorListView } from './sponsor-list';

export const sponsorListWidget = defineWidget({
  block: sponsorListBlock,
  load: loadSponsors,
  View: SponsorListView,
});
