import { getFile, getImage, getImageByHash } from '../../../lib/contract/endpoints/media.ts';
import { imageEntity } from '../image-entity.ts';
import { mediaByAddress, mediaByIds } from '../media-library.ts';
import { findOne } from '../../cms/records/find-one.ts';
import { badFields, missing, notFound } from '../../kernel/failure.ts';
import { handle } from '../../kernel/calls/handle.ts';
import { imageRequestOfCall } from '../image-request.ts';
import { DEFAULT_CROPS } from '../default-crops.ts';
import { fileEntity } from '../file.ts';

export const imageRoute = handle(getImage, async ({ input, payload }) => {
  const { id, hash } = input;
  if (id === undefined && !hash) throw badFields({ id: 'Send id or hash.' });
  const media =
    id === undefined ? await mediaByAddress(payload, hash ?? '') : (await mediaByIds(payload, [id])).get(id);
  if (!media) throw notFound('The image');
  return { item: imageEntity(media, imageRequestOfCall(input, DEFAULT_CROPS.photo)) };
});

export const imageByHashRoute = handle(getImageByHash, async ({ input, payload }) => {
  const media = await mediaByAddress(payload, input.hash);
  if (!media) throw notFound('The image');
  return { item: imageEntity(media, imageRequestOfCall(input, DEFAULT_CROPS.photo)) };
});

export const fileRoute = handle(getFile, async ({ input, payload }) => {
  const file = await findOne(payload, 'files', { id: { equals: input.id } });
  if (!file) throw missing('file');
  return { item: fileEntity(file) };
});
