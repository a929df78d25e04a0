/** Styles for previews. They are only in the page while drafts are shown, so no visitor's style sheet contains them. */
export const PREVIEW_STYLE = `
.preview-bar { position: sticky; top: 0; z-index: 60; display: flex; flex-wrap: wrap; align-items: center; gap: .5rem 1.25rem;
  padding: .5rem 1rem; background: #1d2430; color: #fff; font-size: .875rem; }
.preview-bar p { margin: 0; flex: 1 1 14rem; }
.preview-bar form { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem; }
.preview-bar input { padding: .25rem .5rem; background: #fff; color: #111; border: 1px solid #8b95a5; color-scheme: light; }
.preview-bar button { min-height: 2rem; padding: .25rem .75rem; background: #fff; color: #111; border: 0; font-weight: 600; clip-path: none; }
.preview-bar :focus-visible { outline: 2px solid #ffd54a; outline-offset: 2px; }
[data-edit-block] { outline: 2px solid transparent; outline-offset: -2px; }
[data-edit-block]:is(:hover, [data-edit-chosen]) { outline-color: #2f6bff; }
.preview-editing [data-edit-block] { cursor: pointer; min-height: 2.5rem; }
.block-mark { position: absolute; inset-block-start: 0; inset-inline-start: 0; z-index: 20; padding: .125rem .625rem; font-size: .75rem;
  font-weight: 600; line-height: 1.5; background: #2f6bff; color: #fff; opacity: 0; pointer-events: none; }
[data-edit-block]:is(:hover, [data-edit-chosen]) > .block-mark, [data-edit-state] > .block-mark { opacity: 1; }
[data-edit-field]:not(.edit-part), .edit-part > * { outline: 2px dashed transparent; outline-offset: 2px; }
[data-edit-field]:not(.edit-part):is(:hover:not(:has([data-edit-field]:hover)), [data-edit-chosen]),
.edit-part:is(:hover, [data-edit-chosen]) > * { outline-color: #2f6bff; }
.edit-part { display: contents; }
[data-edit-state] > .block-mark { background: #8a4b00; }
[data-edit-state] > .block-content { opacity: .55; padding-block-start: 1.75rem; }
`;
