import { answerGraphql, refuseMethod } from '../../contract/graphql/server.ts';

export {
  answerGraphql as POST,
  answerGraphql as OPTIONS,
  refuseMethod as GET,
  refuseMethod as PUT,
  refuseMethod as PATCH,
  refuseMethod as DELETE,
};
