import type { UIField } from 'payload';

/** Shows the table with the form's unsaved values, and which competitors move. */
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
