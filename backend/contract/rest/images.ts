import { getFile, getImage, getImageByHash } from '../../../lib/contract/endpoints/media.ts';
import { imageEntity } from '../../media/image-entity.ts';
import { mediaByAddress, mediaByIds } from '../../media/media-library.ts';
import { findOne } from '../data/find-one.ts';
import { badFields, missing, notFound } from '../failure.ts';
import { handle } from '../handle.ts';
import { wishOfCall } from '../image-wish.ts';
import { CUTS } from '../mappers/cuts.ts';
import { fileEntity } from '../mappers/file.ts';

export const imageRoute = handle(getImage, async ({ input, payload }) => {
  const { id, hash } = input;
  if (id === undefined && !hash) throw badFields({ id: 'Give id or hash.' });
  const media =
    id === undefined ? await mediaByAddress(payload, hash ?? '') : (await mediaByIds(payload, [id])).get(id);
  if (!media) throw notFound('The image');
  return { item: imageEntity(media, wishOfCall(input, CUTS.photo)) };
});

export const imageByHashRoute = handle(getImageByHash, async ({ input, payload }) => {
  const media = await mediaByAddress(payload, input.hash);
  if (!media) throw notFound('The image');
  return { item: imageEntity(media, wishOfCall(input, CUTS.photo)) };
});

export const fileRoute = handle(getFile, async ({ input, payload }) => {
  const file = await findOne(payload, 'files', { id: { equals: input.id } });
  if (!file) throw missing('file');
  return { item: fileEntity(file) };
});
