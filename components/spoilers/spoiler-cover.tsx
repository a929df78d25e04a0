import type { Spoiler } from '@/lib/spoilers/spoiler';
import { NAME, STANDS_FOR, type COVERED } from '@/lib/spoilers/keys';

type SpoilerCoverProps = {
  /** What it covers; nothing for null. */
  readonly spoiler: Spoiler | null;
  readonly what: (typeof COVERED)[number];
  /** The subject for screen readers: 'Race 1'. Never the spoiler itself. */
  readonly name?: string;
};

/**
 * Replaces something hidden: it directly follows the element that has `tells()`, and only the shield's CSS shows it. An empty button,
 * hidden from screen readers, since a page may have dozens and few visitors see one: the shield's code sets its text
 * (spoilers.client.tsx) as attributes that CSS displays, so that they aren't children that React would have to know of.
 */
export const SpoilerCover = ({ spoiler, what, name = '' }: SpoilerCoverProps) =>
  spoiler === null ? null : (
    <button
      type="button"
      disabled
      aria-hidden
      className="spoiler-cover"
      {...{ [STANDS_FOR]: what, [NAME]: name || undefined }}
    />
  );
