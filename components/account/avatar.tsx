import { CoreIcon } from '@/components/ui/core-icon';

type AvatarProps = {
  readonly name: string;
  /** Address of a small photo, or ''. */
  readonly photo: string;
  readonly size?: 'normal' | 'large';
};

/** First letters of the first and the last word of a name. */
function initialsOf(name: string): string {
  const words = name.split(/[\s@.]+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => [...(word ?? '')][0] ?? '');
  return letters.join('').toLocaleUpperCase();
}

/** A customer's photo, or their initials; decoration beside a name. */
export function Avatar({ name, photo, size = 'normal' }: AvatarProps) {
  const initials = initialsOf(name.includes(' ') ? name : (name.split('@')[0] ?? ''));
  return (
    <span className="avatar" data-size={size} aria-hidden>
      {photo ? <img src={photo} alt="" width={36} height={36} /> : initials || <CoreIcon name="user" />}
    </span>
  );
}
