import { handleEndpoints } from 'payload';
import { expect, test } from 'vitest';
import { draftNavigationSchema } from '../../../lib/contract/entities/navigation.ts';
import { DRAFT_NAVIGATION_PATH } from '../../../lib/contract/navigation.ts';
import { PREVIEW_TOKEN_HEADER } from '../../../lib/contract/preview.ts';
import { signPreviewToken } from '../../../lib/shared/node/preview-token.ts';
import { temporaryPayload } from '../../../tests/backend/temporary-payload.ts';
import { config } from '../../kernel/config.ts';

const opened = temporaryPayload();

/** Saves the menus' draft, as their form does while somebody types. */
const save = (data: object) =>
  opened.payload.updateGlobal({ slug: 'navigation', draft: true, data: { ...data, _status: 'draft' } });

/** The draft, as the site reads it for an editor's preview. */
async function previewed() {
  const expires = Date.now() + 60 * 60_000;
  const token = signPreviewToken({ kind: 'editor', page: 0, path: '/', expires }, config().siteSecret);
  const request = new Request(`http://localhost:4000${DRAFT_NAVIGATION_PATH}`, {
    headers: { [PREVIEW_TOKEN_HEADER]: token },
  });
  const answer = await handleEndpoints({ config: opened.payload.config, request });
  return draftNavigationSchema.parse(await answer.json()).navigation;
}

test('a translation that is still being typed leaves the preview as it is', async () => {
  const standings = { leads_to: 'screen', screen: 'standings' };
  const [added, withLanguage, withText] = [{}, { language: 'de' }, { language: 'fr', text: 'Course' }];
  await save({
    header: [{ ...standings, labels: [added, withLanguage, withText] }],
    notice: {
      text: 'Gates open at 7:30 am',
      link: standings,
      texts: [added, withLanguage, { ...withText, label: 'Tout' }, { label: 'Alles' }],
    },
  });
  expect(await previewed()).toMatchObject({
    header: [{ href: '/standings', labels: { fr: 'Course' } }],
    notice: {
      text: 'Gates open at 7:30 am',
      texts: { fr: 'Course' },
      link: { href: '/standings', labels: { fr: 'Tout' } },
    },
  });
});
