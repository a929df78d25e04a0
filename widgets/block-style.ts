import type { CSSProperties } from 'react';
import { COLOUR_IDS, SPACING_STEPS } from '@/lib/contract/entities/page';
import type { ColourId, PageBlock } from '@/lib/contract/entities/page';

const SIDES = ['top', 'bottom', 'left', 'right'] as const;

/** A step of the spacing scale as a length; undefined for none, or one that is not on the scale. */
export function spacing(step: number | null): string | undefined {
  if (step === null || !SPACING_STEPS.some((known) => known === step)) return undefined;
  return step === 0 ? '0' : `calc(var(--space) * ${step})`;
}

/** An editor's colour ID, or undefined for none or an unknown one. */
export function colourId(value: string): ColourId | undefined {
  return COLOUR_IDS.find((id) => id === value);
}

/** Padding and margin of a block. */
export function blockSpacing(block: PageBlock): CSSProperties {
  const style: Record<string, string> = {};
  for (const side of SIDES) {
    const padding = spacing(block[`padding_${side}`]);
    const margin = spacing(block[`margin_${side}`]);
    if (padding !== undefined) style[`padding-${side}`] = padding;
    if (margin !== undefined) style[`margin-${side}`] = margin;
  }
  return camelCased(style);
}

function camelCased(style: Readonly<Record<string, string>>): CSSProperties {
  const name = (key: string) => key.replace(/-(\w)/, (_, letter: string) => letter.toUpperCase());
  return Object.fromEntries(Object.entries(style).map(([key, value]) => [name(key), value]));
}

/** Address of a block's background video: its file, else the video of its id (spec point 7: {base}/v/{id}.mp4); '' for none. */
export function backgroundVideoUrl(
  block: Pick<PageBlock, 'background_video' | 'background_video_id'>,
): string {
  if (block.background_video) return block.background_video.url;
  return /^[\w-]+$/.test(block.background_video_id) ? `/v/${block.background_video_id}.mp4` : '';
}
