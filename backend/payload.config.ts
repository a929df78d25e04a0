import { makeConfig } from './make-config.ts';

export default makeConfig('serving');
