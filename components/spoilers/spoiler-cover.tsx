import type { Spoiler } from '@/lib/spoilers/spoiler';
import { NAME, STANDS_FOR, type COVERED } from '@/lib/spoilers/keys';

type SpoilerCoverProps = {
  /** What it stands for; nothing for null. */
  readonly told: Spoiler | null;
  readonly what: (typeof COVERED)[number];
  /** What of, for those who listen: 'Race 1'. Never what would give it away. */
  readonly name?: string;
};

/**
 * What stands in the place of something that is hidden: it directly follows the element that has `spoilerAttribute()`, and only the CSS of the shield
 * shows it. An empty button that nobody is told of, since a page may have dozens and few visitors see one: the shield's code gives it its words (spoilers.client.tsx),
 * as attributes that CSS shows, so that they are no children that React would have to know of.
 */
export const SpoilerCover = ({ told, what, name = '' }: SpoilerCoverProps) =>
  told === null ? null : (
    <button
      type="button"
      disabled
      aria-hidden
      className="spoiler-cover"
      {...{ [STANDS_FOR]: what, [NAME]: name || undefined }}
    />
  );
