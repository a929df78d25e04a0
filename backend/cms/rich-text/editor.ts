import {
  BlockquoteFeature,
  BoldFeature,
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineCodeFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  type LinkFeatureServerProps,
  OrderedListFeature,
  ParagraphFeature,
  StrikethroughFeature,
  SubscriptFeature,
  SuperscriptFeature,
  UnderlineFeature,
  UnorderedListFeature,
  UploadFeature,
  lexicalEditor,
} from '@payloadcms/richtext-lexical';
import { LINKED_COLLECTIONS } from './linked-record.ts';

type LinkFields = Extract<LinkFeatureServerProps['fields'], (...args: never[]) => unknown>;

/** A link leads to an existing record: the picker creates none. */
const withoutNewRecords: LinkFields = ({ defaultFields }) =>
  defaultFields.map((field) =>
    field.type === 'relationship'
      ? Object.assign({}, field, { admin: { ...field.admin, allowCreate: false } })
      : field,
  );

/** What every text can contain: exactly what `to-html.ts` can write. */
export const FEATURES = () => [
  FixedToolbarFeature(),
  InlineToolbarFeature(),
  ParagraphFeature(),
  HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
  BoldFeature(),
  ItalicFeature(),
  UnderlineFeature(),
  StrikethroughFeature(),
  SubscriptFeature(),
  SuperscriptFeature(),
  InlineCodeFeature(),
  LinkFeature({ enabledCollections: [...LINKED_COLLECTIONS], fields: withoutNewRecords }),
  OrderedListFeature(),
  UnorderedListFeature(),
  BlockquoteFeature(),
  HorizontalRuleFeature(),
  EXPERIMENTAL_TableFeature(),
  UploadFeature({ enabledCollections: ['media'] }),
];

/** The editor for every rich text except articles' (`content/collections/article-editor.ts`). */
export const editor = lexicalEditor({ features: FEATURES });
