import { PageTemplates as PageTemplates_890f5786f4ae44422ca9d476fd85e3f3 } from '../../../components/page-templates.client.tsx'
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
import { YesCell as YesCell_1781891354c7d4dd79ce8f075167a72c } from '../../../components/plain-cells.client.tsx'
import { ColourSwatch as ColourSwatch_0584dc492f477c79dca373250627ac3d } from '../../../components/colour-swatch.client.tsx'
import { SpacingPreview as SpacingPreview_62bb543874bf52a08ea23829c2e24537 } from '../../../components/spacing-preview.client.tsx'
import { BlockLabel as BlockLabel_1399a92aadfd4c94241c02622a051f24 } from '../../../components/block-label.client.tsx'
import { PageChecks as PageChecks_c4c032b3fbd87b5dd71df7c5d3be8eeb } from '../../../publish-checks/page-checks.client.tsx'
import { PreviewBridge as PreviewBridge_b97a3f08713ef535253c80118014ba96 } from '../../../preview/preview-bridge.client.tsx'
import { OpenAddedBlock as OpenAddedBlock_d2488c88e3c471f4bcc3188721fb3161 } from '../../../components/open-added-block.client.tsx'
import { PreviewLinkButton as PreviewLinkButton_23eb94d9fd32f5c4f28b97652b84e6de } from '../../../preview/preview-link-button.client.tsx'
import { ReleaseLock as ReleaseLock_f10e3f871628e8a3018c1ea66f49a306 } from '../../../locks/release-lock.client.tsx'
import { RowLabel as RowLabel_84d3934653b12232da4ff2008d38c094 } from '../../../components/row-label.client.tsx'
import { SubmissionFiles as SubmissionFiles_449799247066f23f168699547d917236 } from '../../../components/submission-files.client.tsx'
import { ExportSubmissions as ExportSubmissions_4677e44cbec5525f73f7a647e749177f } from '../../../components/export-submissions.client.tsx'
import { TextCell as TextCell_1781891354c7d4dd79ce8f075167a72c } from '../../../components/plain-cells.client.tsx'
import { RecordBridge as RecordBridge_cfbc25d485a794079d06232733fb6195 } from '../../../preview/record-bridge.client.tsx'
import { ImportRows as ImportRows_c3ab11005c20a83d5bbe089f0697fc41 } from '../../../results-import/import-rows.client.tsx'
import { DollarsCell as DollarsCell_ff1cf018c992b081ca0ea47be23c12c1 } from '../../../components/dollars.client.tsx'
import { DollarsField as DollarsField_ff1cf018c992b081ca0ea47be23c12c1 } from '../../../components/dollars.client.tsx'
import { VoucherActions as VoucherActions_82eb704945a20d7907158cfeba2723a6 } from '../../../components/voucher-actions.client.tsx'
import { InvoiceActions as InvoiceActions_15829c0899d44c74d6d088e37e4b0acb } from '../../../components/invoice-actions.client.tsx'
import { MailPreview as MailPreview_7e3fc7c6098cbb37fb7a70a53f26ebfd } from '../../../components/mail-preview.client.tsx'
import { ModelCell as ModelCell_98c6beda2814d522016c419732ff9d2c } from '../../../audit/audit-cells.client.tsx'
import { RecordCell as RecordCell_98c6beda2814d522016c419732ff9d2c } from '../../../audit/audit-cells.client.tsx'
import { ChangedCell as ChangedCell_98c6beda2814d522016c419732ff9d2c } from '../../../audit/audit-cells.client.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/components/page-templates.client.tsx#PageTemplates": PageTemplates_890f5786f4ae44422ca9d476fd85e3f3,
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
  "/components/plain-cells.client.tsx#YesCell": YesCell_1781891354c7d4dd79ce8f075167a72c,
  "/components/colour-swatch.client.tsx#ColourSwatch": ColourSwatch_0584dc492f477c79dca373250627ac3d,
  "/components/spacing-preview.client.tsx#SpacingPreview": SpacingPreview_62bb543874bf52a08ea23829c2e24537,
  "/components/block-label.client.tsx#BlockLabel": BlockLabel_1399a92aadfd4c94241c02622a051f24,
  "/publish-checks/page-checks.client.tsx#PageChecks": PageChecks_c4c032b3fbd87b5dd71df7c5d3be8eeb,
  "/preview/preview-bridge.client.tsx#PreviewBridge": PreviewBridge_b97a3f08713ef535253c80118014ba96,
  "/components/open-added-block.client.tsx#OpenAddedBlock": OpenAddedBlock_d2488c88e3c471f4bcc3188721fb3161,
  "/preview/preview-link-button.client.tsx#PreviewLinkButton": PreviewLinkButton_23eb94d9fd32f5c4f28b97652b84e6de,
  "/locks/release-lock.client.tsx#ReleaseLock": ReleaseLock_f10e3f871628e8a3018c1ea66f49a306,
  "/components/row-label.client.tsx#RowLabel": RowLabel_84d3934653b12232da4ff2008d38c094,
  "/components/submission-files.client.tsx#SubmissionFiles": SubmissionFiles_449799247066f23f168699547d917236,
  "/components/export-submissions.client.tsx#ExportSubmissions": ExportSubmissions_4677e44cbec5525f73f7a647e749177f,
  "/components/plain-cells.client.tsx#TextCell": TextCell_1781891354c7d4dd79ce8f075167a72c,
  "/preview/record-bridge.client.tsx#RecordBridge": RecordBridge_cfbc25d485a794079d06232733fb6195,
  "/results-import/import-rows.client.tsx#ImportRows": ImportRows_c3ab11005c20a83d5bbe089f0697fc41,
  "/components/dollars.client.tsx#DollarsCell": DollarsCell_ff1cf018c992b081ca0ea47be23c12c1,
  "/components/dollars.client.tsx#DollarsField": DollarsField_ff1cf018c992b081ca0ea47be23c12c1,
  "/components/voucher-actions.client.tsx#VoucherActions": VoucherActions_82eb704945a20d7907158cfeba2723a6,
  "/components/invoice-actions.client.tsx#InvoiceActions": InvoiceActions_15829c0899d44c74d6d088e37e4b0acb,
  "/components/mail-preview.client.tsx#MailPreview": MailPreview_7e3fc7c6098cbb37fb7a70a53f26ebfd,
  "/audit/audit-cells.client.tsx#ModelCell": ModelCell_98c6beda2814d522016c419732ff9d2c,
  "/audit/audit-cells.client.tsx#RecordCell": RecordCell_98c6beda2814d522016c419732ff9d2c,
  "/audit/audit-cells.client.tsx#ChangedCell": ChangedCell_98c6beda2814d522016c419732ff9d2c,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
