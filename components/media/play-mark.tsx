import { Icon } from '@/components/ui/icon';

/** The mark in the middle of a slate that says: this plays. */
export function PlayMark() {
  return (
    <span className="play-mark">
      <Icon name="play" size={32} />
    </span>
  );
}
