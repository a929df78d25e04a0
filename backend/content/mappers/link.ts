import type { Link } from '../../../lib/contract/entities/site.ts';
import type { ImageRequest } from '../../media/image-entity.ts';
import type { Link as LinkDoc } from '../../payload-types.ts';
import type { ContentContext } from '../context.ts';

/** A link (spec point 3). */
export const linkEntity = async (
  doc: LinkDoc,
  context: ContentContext,
  crop: ImageRequest,
): Promise<Link> => ({
  id: doc.id,
  name: doc.name,
  link: doc.link ?? '',
  icon: doc.icon ?? '',
  image: await context.images.crop(doc.image, crop),
});
