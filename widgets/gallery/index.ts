import { galleryBlock } from '@/lib/contract/blocks/core';
import { defineWidget } from '../define-widget';
import { GalleryView } from './gallery';
import { loadGallery } from './load';

export const galleryWidget = defineWidget({ block: galleryBlock, load: loadGallery, View: GalleryView });
