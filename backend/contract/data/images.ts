import type { Image } from '../../../lib/contract/entities/image.ts';
import { imageEntity, type ImageWish } from '../../media/image-entity.ts';
import type { MediaSource } from '../../media/media-source.ts';
import type { BatchLoader } from '../batch-loader.ts';
import { refId, type Ref } from './refs.ts';

/** Cuts of pictures for the records of one request. */
export type Images = {
  /** The picture that a relation points to, cut as wished; null where there is none. */
  cut(ref: Ref, wish: ImageWish): Promise<Image | null>;
};

export function createImages(media: BatchLoader<number, MediaSource>): Images {
  return {
    cut: async (ref, wish) => {
      const id = refId(ref);
      const source = id === null ? null : await media.load(id);
      return source && imageEntity(source, wish);
    },
  };
}
