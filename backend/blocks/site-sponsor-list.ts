import { sponsorListBlock } from '../../lib/contract/blocks/site.ts';
import { defineBlock } from './define-block.ts';
import { flag, group, text } from './settings.ts';

export const siteSponsorList = defineBlock(sponsorListBlock, {
  group: 'People and partners',
  description: 'Sponsors with their logos.',
  settings: {
    heading: text({ label: 'Heading' }),
    group: group('Sponsor'),
    show_information: flag({ label: 'Show their texts' }),
  },
});
