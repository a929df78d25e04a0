import { answerGraphqlCall } from '../api/graphql.ts';
import { withBody } from '../../kernel/http/ready-body.ts';

const answer = async (request: Request): Promise<Response> => withBody(await answerGraphqlCall(request));

export { answer as GET, answer as POST, answer as PUT, answer as PATCH, answer as DELETE, answer as OPTIONS };
