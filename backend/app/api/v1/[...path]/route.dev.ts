import { answerCall } from '../../rest.ts';
import { withBody } from '../../../../kernel/http/ready-body.ts';

const answer = async (request: Request): Promise<Response> => withBody(await answerCall(request));

export { answer as GET, answer as POST, answer as PUT, answer as PATCH, answer as DELETE, answer as OPTIONS };
