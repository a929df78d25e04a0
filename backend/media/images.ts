import type { Image } from '../../lib/contract/entities/image.ts';
import { imageEntity, type ImageRequest } from './image-entity.ts';
import type { MediaSource } from './media-source.ts';
import type { BatchLoader } from '../kernel/batch-loader.ts';
import { refId, type Ref } from '../cms/records/refs.ts';

/** Crops of pictures for the records of one request. */
export type Images = {
  /** The picture of a relation, cropped as requested; null if there is none. */
  crop(ref: Ref, crop: ImageRequest): Promise<Image | null>;
};

export function createImages(media: BatchLoader<number, MediaSource>): Images {
  return {
    crop: async (ref, crop) => {
      const id = refId(ref);
      const source = id === null ? null : await media.load(id);
      return source && imageEntity(source, crop);
    },
  };
}
