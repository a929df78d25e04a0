import type { Access } from 'payload';

/** Anyone with a CMS account. Public reads go through the contract, which uses the local API. */
export const isSignedIn: Access = ({ req }) => Boolean(req.user);
