import { downloadAnswer } from '../../../media/file-route.ts';
import { imageAnswer, scaledAnswer } from '../../../media/image-route.ts';
import { mediaAnswer } from '../../../media/media-answer.ts';

export const GET = (request: Request): Promise<Response> =>
  mediaAnswer(request, [imageAnswer, downloadAnswer, scaledAnswer]);
