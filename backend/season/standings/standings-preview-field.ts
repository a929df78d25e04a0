import type { UIField } from 'payload';

/** Shows the table as it would be with the unsaved form, and whom the changes move. */
export const standingsPreviewField = (model: 'scoring' | 'championship'): UIField => ({
  name: 'standings_preview',
  type: 'ui',
  admin: {
    components: {
      Field: {
        path: '/season/standings/standings-preview.client.tsx#StandingsPreview',
        clientProps: { model },
      },
    },
  },
});
