import type { Video } from '@/lib/contract/entities/news';

/** Where our own film is played from when there is no youtube id (spec point 7: {base}/v/{id}.mp4). */
export const filmAddress = ({ id, file }: Pick<Video, 'id' | 'file'>): string => file?.url || `/v/${id}.mp4`;
