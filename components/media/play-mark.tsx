import { CoreIcon } from '@/components/ui/core-icon';

/** The mark in the middle of a slate that says: this plays. */
export function PlayMark() {
  return (
    <span className="play-mark">
      <CoreIcon name="play" size={32} />
    </span>
  );
}
