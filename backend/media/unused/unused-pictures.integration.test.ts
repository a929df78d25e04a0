import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pressEndpoint } from '../../../tests/backend/press-endpoint.ts';
import { temporaryPayload } from '../../../tests/backend/temporary-payload.ts';
import { unusedPicturesEndpoint } from './unused-pictures.ts';

const opened = temporaryPayload();

async function newPicture(): Promise<number> {
  const data = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const { id } = await opened.payload.create({
    collection: 'media',
    data: { alt: 'A workshop' },
    file: { data, name: `${randomUUID()}.png`, mimetype: 'image/png', size: data.length },
  });
  return id;
}

test('a picture of a customer’s address is in use', async () => {
  const { payload } = opened;
  const user = await payload.create({
    collection: 'users',
    data: { email: 'editor@example.org', password: randomUUID(), role: 'editor' },
  });
  const [ofAddress, ofNothing] = [await newPicture(), await newPicture()];
  const { id: customer } = await payload.create({
    collection: 'customers',
    data: { email: 'mia@example.org' },
  });
  await payload.create({
    collection: 'addresses',
    data: { customer, street_address: '1 Pit Lane', postcode: '2120', city: 'Pukekohe', image: ofAddress },
  });
  const answer = await pressEndpoint(payload, unusedPicturesEndpoint, { user, body: {} });
  expect(answer).toMatchObject({ status: 200, body: { ids: [ofNothing] } });
});
