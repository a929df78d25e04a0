import { videoAnswer } from '../../../media/file-route.ts';
import { mediaAnswer } from '../../../media/media-answer.ts';

export const GET = (request: Request): Promise<Response> => mediaAnswer(request, [videoAnswer]);
