import { videoBlock } from '@/lib/contract/blocks/core';
import { defineWidget } from '../define-widget';
import { loadVideo } from './load';
import { VideoView } from './video';

export const videoWidget = defineWidget({ block: videoBlock, load: loadVideo, View: VideoView });
