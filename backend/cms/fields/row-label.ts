/** The admin component that labels a list's rows with the values of the fields in `names`. */
export const rowLabel = (...names: string[]) => ({
  RowLabel: { path: '/cms/fields/row-label.client.tsx#RowLabel', clientProps: { names } },
});
