import { answerGraphqlCall } from '../../contract/graphql/server.ts';

export {
  answerGraphqlCall as GET,
  answerGraphqlCall as POST,
  answerGraphqlCall as PUT,
  answerGraphqlCall as PATCH,
  answerGraphqlCall as DELETE,
  answerGraphqlCall as OPTIONS,
};
