import { answerCall } from '../../../../contract/rest/index.ts';

export {
  answerCall as GET,
  answerCall as POST,
  answerCall as PUT,
  answerCall as PATCH,
  answerCall as DELETE,
  answerCall as OPTIONS,
};
