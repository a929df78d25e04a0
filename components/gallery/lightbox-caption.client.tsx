'use client';

import type { LightboxPicture } from './lightbox-picture.client';

/** A picture's caption and credit, without repetitions. */
export function LightboxCaption({
  picture: { heading, subheading, caption, credit },
}: {
  readonly picture: LightboxPicture;
}) {
  const [title, ...more] = [...new Set([heading, subheading, caption].filter((text) => text !== ''))];
  return (
    <span className="lightbox-words">
      {title === undefined ? null : <strong>{title}</strong>}
      {more.map((text) => (
        <span key={text}>{text}</span>
      ))}
      {credit === '' ? null : <span className="text-muted">{credit}</span>}
    </span>
  );
}
