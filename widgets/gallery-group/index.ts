import { galleryGroupBlock } from '@/lib/contract/blocks/core';
import { defineWidget } from '../define-widget';
import { galleryGroupFacts } from './facts';
import { GalleryGroupView } from './gallery-group';
import { loadGalleryGroup } from './load';

export const galleryGroupWidget = defineWidget({
  block: galleryGroupBlock,
  load: loadGalleryGroup,
  View: GalleryGroupView,
  facts: galleryGroupFacts,
});
