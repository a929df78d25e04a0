import { expect } from 'vitest';
import { z } from 'zod';
import { getPhoto } from '../../../lib/contract/endpoints/media.ts';
import { newVisitor, signUp } from '../harness/accounts.ts';
import { call, type Answer } from '../harness/client.ts';
import { cmsOf } from '../harness/money.ts';
import type { ContentServer } from '../harness/servers.ts';
import { MODELS, type ContentBase, type Known } from './models.ts';

export type Values = Readonly<Record<string, unknown>>;

const itemSchema = z.object({ item: z.looseObject({ id: z.number() }) });
/** What the answer of a list has at least. */
export const listSchema = z.object({ data: z.array(z.looseObject({ id: z.number() })) });
const fieldsSchema = z.object({ fields: z.record(z.string(), z.string()) });

const statusOf = ({ status, json }: Answer) => [status, status === 200 ? '' : JSON.stringify(json)];
/** The record in an answer. */
export const itemOf = (answer: Answer) => {
  expect(statusOf(answer)).toEqual([200, '']);
  return itemSchema.parse(answer.json).item;
};
/** The fields that a refusal names. */
export const fieldsOf = (answer: Answer) => {
  expect(answer.status, JSON.stringify(answer.json)).toBe(422);
  return Object.keys(fieldsSchema.parse(answer.json).fields);
};

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What an answer says of what was sent: of a picture its hash, of a record the fields that were sent. */
export function seen(sent: unknown, answer: unknown): unknown {
  if (Array.isArray(sent))
    return Array.isArray(answer)
      ? answer.map((one: unknown, at): unknown => seen(sent[at] ?? sent[0], one))
      : answer;
  if (isValues(sent)) {
    const found = isValues(answer) ? answer : {};
    return Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, seen(value, found[name])]));
  }
  if (typeof answer !== 'string' || typeof sent !== 'string') return answer;
  if (sent.startsWith('{')) return seen(JSON.parse(sent), JSON.parse(answer));
  return /^\/assets\/i\/([0-9a-f]+)\//.exec(answer)?.[1] ?? answer;
}

/** The hash of a picture, as callers know it from its address. */
export const keyOf = ({ otherPicture }: Known) => /\/assets\/i\/([0-9a-f]+)\//.exec(otherPicture)?.[1] ?? '';
let number = 0;
/** A name that no other record has, and the last part of its base. */
export const ownName = (base: ContentBase) =>
  `record-${base.slice(base.lastIndexOf('/') + 1)}-${crypto.randomUUID().slice(0, 6)}-${String((number += 1))}`;

/** An administrator of a server, as callers of the specification are one, and what they know of it. Made in `beforeAll`. */
export async function newAdmin(server: ContentServer) {
  const visitor = newVisitor(server);
  const { access_token, id } = await signUp(server, visitor);
  await cmsOf(server).update('customers', id, { is_admin: true });
  const { media, racing } = server.fixtures;
  const addressOf = async (image: number) => {
    const photo = await cmsOf(server).create('photos', { name: 'Asked for', image });
    return (await call(server, getPhoto, { id: photo })).item.image.url;
  };
  const known: Known = {
    picture: await addressOf(media.wide),
    otherPicture: await addressOf(media.focal),
    audio: `/assets/f/${String(media.mp3)}/episode.mp3`,
    film: { id: media.mp4 },
    video: { id: media.ownVideo, file: `/v/${String(media.ownVideo)}.mp4` },
    slides: media.slides,
    productGroup: 'shirts',
    articleGroup: 'race-reports',
    round: { name: 'Round 1', url: 'round-1' },
    session: racing.race,
  };
  const post = (path: string, body: Values) => visitor.post(path, body, access_token);
  return {
    known,
    post,
    /** A call that has to succeed. */
    ask: async (path: string, body: Values) => itemOf(await post(path, body)),
    /** A record with every field. */
    whole: (base: ContentBase) => MODELS[base].record(known, ownName(base)),
  };
}
export type Admin = Awaited<ReturnType<typeof newAdmin>>;
