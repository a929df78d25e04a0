import { VideoFigure } from '@/components/media/video-figure';
import { SectionHeader } from '@/components/ui/section-header';
import { loadVideo } from '@/lib/content/load-video';
import { videoBlock } from '@/lib/contract/blocks/core';
import type { Video } from '@/lib/contract/entities/news';
import { defineWidget, type WidgetViewProps } from '../define-widget';

/** A video with its heading. Nothing without a video. */
export function VideoView({
  settings,
  data: video,
  context: { t, isFirst },
}: WidgetViewProps<typeof videoBlock, Video | null>) {
  if (!video) return null;
  const { heading, caption, autoplay } = settings;
  return (
    <div>
      <SectionHeader heading={heading} isContent level={isFirst ? 1 : 2} />
      <VideoFigure
        video={video}
        caption={caption}
        fallbackName={heading}
        autoplay={autoplay}
        priority={isFirst}
        t={t}
      />
    </div>
  );
}

export const videoWidget = defineWidget({
  block: videoBlock,
  load: ({ video }) => loadVideo(video),
  View: VideoView,
});
