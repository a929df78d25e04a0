/** The admin component that names a list's rows by the values of `names`. */
export const rowLabel = (...names: string[]) => ({
  RowLabel: { path: '/components/row-label.client.tsx#RowLabel', clientProps: { names } },
});
