import type { Link } from '../../../lib/contract/entities/site.ts';
import type { Link as LinkDoc } from '../../payload-types.ts';

/** A link (spec point 3). */
export const linkEntity = (doc: LinkDoc): Link => ({
  id: doc.id,
  name: doc.name,
  link: doc.link ?? '',
  icon: doc.icon ?? '',
});
