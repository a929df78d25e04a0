import { PageTemplates as PageTemplates_1b98bc4d699c35ecc6af8a5ba50aea9e } from '../../../cms/blocks/page-templates.client.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { YesCell as YesCell_1af72f3887cd0964320ee1277d4e79d3 } from '../../../cms/fields/plain-cells.client.tsx'
import { ColourSwatch as ColourSwatch_f4f3f39f449675e9288e722ff9f2fc78 } from '../../../cms/blocks/colour-swatch.client.tsx'
import { SpacingPreview as SpacingPreview_bb61223e2d1a9365b2939df9dd236120 } from '../../../cms/blocks/spacing-preview.client.tsx'
import { BlockLabel as BlockLabel_caea14b0bcda26be8e43b4bbdd79ab3d } from '../../../cms/blocks/block-label.client.tsx'
import { PageChecks as PageChecks_e02bfc8d087edb9f20ef356f8774a278 } from '../../../content/publish-checks/page-checks.client.tsx'
import { PreviewBridge as PreviewBridge_2d5f68bf13da980425412a1145b12008 } from '../../../cms/preview/preview-bridge.client.tsx'
import { OpenAddedBlock as OpenAddedBlock_c039bc27d784b21a14d643bf3de2546a } from '../../../cms/preview/open-added-block.client.tsx'
import { PreviewLinkButton as PreviewLinkButton_9e93aa8c8875338d283e3b57c6b36ce7 } from '../../../cms/preview/preview-link-button.client.tsx'
import { ReleaseLock as ReleaseLock_5f40ed342f91f950edeb22fde41836c4 } from '../../../cms/locks/release-lock.client.tsx'
import { PublishAfterAutosave as PublishAfterAutosave_c4e8f459497c784a64ca7a20d2294337 } from '../../../cms/drafts/publish-button.client.tsx'
import { JsonField as JsonField_de26ff3bf6a4c73cd91cffa5399e67bc } from '../../../cms/fields/json-field.client.tsx'
import { RowLabel as RowLabel_dc3d5afe3d49e236f0770474e920f51d } from '../../../cms/fields/row-label.client.tsx'
import { SubmissionFiles as SubmissionFiles_0a3a2b4d0541533ec8ba1e241cf1576a } from '../../../forms/submission-files.client.tsx'
import { ExportSubmissions as ExportSubmissions_b07becb061118db6e4b75c100079b4d2 } from '../../../forms/export-submissions.client.tsx'
import { TextCell as TextCell_1af72f3887cd0964320ee1277d4e79d3 } from '../../../cms/fields/plain-cells.client.tsx'
import { RecordBridge as RecordBridge_70dad5dec331cfec2cf3f9239c36af23 } from '../../../cms/preview/record-bridge.client.tsx'
import { ImportTable as ImportTable_50cd4d025117dcf0a6beaddee98719b8 } from '../../../season/table-import/import-table.client.tsx'
import { ImportRows as ImportRows_844a0bf7a45fd254c3650c1c3bbdaac2 } from '../../../season/results-import/import-rows.client.tsx'
import { StandingsPreview as StandingsPreview_8005b8098501edab1545ab20cc5640ad } from '../../../season/standings/standings-preview.client.tsx'
import { NewSecret as NewSecret_706a4985fffb1f5d68980a51b01fdd38 } from '../../../season/timing/new-secret.client.tsx'
import { DollarsCell as DollarsCell_3e8dc9cabe119e1646f36370177d6e83 } from '../../../cms/fields/dollars.client.tsx'
import { DollarsField as DollarsField_3e8dc9cabe119e1646f36370177d6e83 } from '../../../cms/fields/dollars.client.tsx'
import { VoucherActions as VoucherActions_5b72ef2aa1cde1593b6b703a6422fc62 } from '../../../commerce/vouchers/voucher-actions.client.tsx'
import { InvoiceActions as InvoiceActions_0a6ca83824c898afaad3f92f0b48fab8 } from '../../../commerce/documents/invoice-actions.client.tsx'
import { MailPreview as MailPreview_debc6b103c1092f20c15e27bbb0f640a } from '../../../mail/mail-preview.client.tsx'
import { ModelCell as ModelCell_5fcf375017ea1e89f285a35c290e27cd } from '../../../cms/audit/audit-cells.client.tsx'
import { RecordCell as RecordCell_5fcf375017ea1e89f285a35c290e27cd } from '../../../cms/audit/audit-cells.client.tsx'
import { ChangedCell as ChangedCell_5fcf375017ea1e89f285a35c290e27cd } from '../../../cms/audit/audit-cells.client.tsx'
import { PaymentModeNotice as PaymentModeNotice_165531215c752af814b46616f2a25a8a } from '../../../site/payment-mode.tsx'
import { GateEntrance as GateEntrance_fdc5de3d619e209600fb5c46defd5795 } from '../../../commerce/gate/gate-link.client.tsx'
import { GateLink as GateLink_fdc5de3d619e209600fb5c46defd5795 } from '../../../commerce/gate/gate-link.client.tsx'
import { GateView as GateView_8aca330e05db83c838fd891b8add4d27 } from '../../../commerce/gate/gate-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/cms/blocks/page-templates.client.tsx#PageTemplates": PageTemplates_1b98bc4d699c35ecc6af8a5ba50aea9e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/cms/fields/plain-cells.client.tsx#YesCell": YesCell_1af72f3887cd0964320ee1277d4e79d3,
  "/cms/blocks/colour-swatch.client.tsx#ColourSwatch": ColourSwatch_f4f3f39f449675e9288e722ff9f2fc78,
  "/cms/blocks/spacing-preview.client.tsx#SpacingPreview": SpacingPreview_bb61223e2d1a9365b2939df9dd236120,
  "/cms/blocks/block-label.client.tsx#BlockLabel": BlockLabel_caea14b0bcda26be8e43b4bbdd79ab3d,
  "/content/publish-checks/page-checks.client.tsx#PageChecks": PageChecks_e02bfc8d087edb9f20ef356f8774a278,
  "/cms/preview/preview-bridge.client.tsx#PreviewBridge": PreviewBridge_2d5f68bf13da980425412a1145b12008,
  "/cms/preview/open-added-block.client.tsx#OpenAddedBlock": OpenAddedBlock_c039bc27d784b21a14d643bf3de2546a,
  "/cms/preview/preview-link-button.client.tsx#PreviewLinkButton": PreviewLinkButton_9e93aa8c8875338d283e3b57c6b36ce7,
  "/cms/locks/release-lock.client.tsx#ReleaseLock": ReleaseLock_5f40ed342f91f950edeb22fde41836c4,
  "/cms/drafts/publish-button.client.tsx#PublishAfterAutosave": PublishAfterAutosave_c4e8f459497c784a64ca7a20d2294337,
  "/cms/fields/json-field.client.tsx#JsonField": JsonField_de26ff3bf6a4c73cd91cffa5399e67bc,
  "/cms/fields/row-label.client.tsx#RowLabel": RowLabel_dc3d5afe3d49e236f0770474e920f51d,
  "/forms/submission-files.client.tsx#SubmissionFiles": SubmissionFiles_0a3a2b4d0541533ec8ba1e241cf1576a,
  "/forms/export-submissions.client.tsx#ExportSubmissions": ExportSubmissions_b07becb061118db6e4b75c100079b4d2,
  "/cms/fields/plain-cells.client.tsx#TextCell": TextCell_1af72f3887cd0964320ee1277d4e79d3,
  "/cms/preview/record-bridge.client.tsx#RecordBridge": RecordBridge_70dad5dec331cfec2cf3f9239c36af23,
  "/season/table-import/import-table.client.tsx#ImportTable": ImportTable_50cd4d025117dcf0a6beaddee98719b8,
  "/season/results-import/import-rows.client.tsx#ImportRows": ImportRows_844a0bf7a45fd254c3650c1c3bbdaac2,
  "/season/standings/standings-preview.client.tsx#StandingsPreview": StandingsPreview_8005b8098501edab1545ab20cc5640ad,
  "/season/timing/new-secret.client.tsx#NewSecret": NewSecret_706a4985fffb1f5d68980a51b01fdd38,
  "/cms/fields/dollars.client.tsx#DollarsCell": DollarsCell_3e8dc9cabe119e1646f36370177d6e83,
  "/cms/fields/dollars.client.tsx#DollarsField": DollarsField_3e8dc9cabe119e1646f36370177d6e83,
  "/commerce/vouchers/voucher-actions.client.tsx#VoucherActions": VoucherActions_5b72ef2aa1cde1593b6b703a6422fc62,
  "/commerce/documents/invoice-actions.client.tsx#InvoiceActions": InvoiceActions_0a6ca83824c898afaad3f92f0b48fab8,
  "/mail/mail-preview.client.tsx#MailPreview": MailPreview_debc6b103c1092f20c15e27bbb0f640a,
  "/cms/audit/audit-cells.client.tsx#ModelCell": ModelCell_5fcf375017ea1e89f285a35c290e27cd,
  "/cms/audit/audit-cells.client.tsx#RecordCell": RecordCell_5fcf375017ea1e89f285a35c290e27cd,
  "/cms/audit/audit-cells.client.tsx#ChangedCell": ChangedCell_5fcf375017ea1e89f285a35c290e27cd,
  "/site/payment-mode.tsx#PaymentModeNotice": PaymentModeNotice_165531215c752af814b46616f2a25a8a,
  "/commerce/gate/gate-link.client.tsx#GateEntrance": GateEntrance_fdc5de3d619e209600fb5c46defd5795,
  "/commerce/gate/gate-link.client.tsx#GateLink": GateLink_fdc5de3d619e209600fb5c46defd5795,
  "/commerce/gate/gate-view.tsx#GateView": GateView_8aca330e05db83c838fd891b8add4d27,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
