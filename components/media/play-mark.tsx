import { CoreIcon } from '@/components/ui/core-icon';

/** The play symbol in the middle of a poster. */
export function PlayMark() {
  return (
    <span className="play-mark">
      <CoreIcon name="play" size={32} />
    </span>
  );
}
