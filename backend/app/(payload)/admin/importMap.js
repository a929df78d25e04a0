import { OpenTabOfAddress as OpenTabOfAddress_d9e180cdedfb16aaefd90bb0e613d43d } from '../../../cms/preview/open-tab.client.tsx'
import { EditNotice as EditNotice_62c3906fcba19adda514a338bd656305 } from '../../../cms/locks/edit-notice.client.tsx'
import { ReviewPanel as ReviewPanel_f746cdc06489f5127df1ecf3b8d29a91 } from '../../../cms/reviews/review-panel.client.tsx'
import { RecordComments as RecordComments_df666a0a733a463b9213fd5a33cb0acb } from '../../../cms/comments/comment-panels.client.tsx'
import { PreviewTitle as PreviewTitle_635b5be61eb4620287d4e47b619b8959 } from '../../../cms/preview/preview-title.client.tsx'
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
import { MomentCell as MomentCell_e761f83946f29543387651d886b0f20f } from '../../../cms/fields/moment-cell.tsx'
import { MomentField as MomentField_7ad40fcd95a56114f44d29fab8db6649 } from '../../../cms/fields/moment-field.client.tsx'
import { ColourSwatch as ColourSwatch_f4f3f39f449675e9288e722ff9f2fc78 } from '../../../cms/blocks/colour-swatch.client.tsx'
import { SpacingPreview as SpacingPreview_bb61223e2d1a9365b2939df9dd236120 } from '../../../cms/blocks/spacing-preview.client.tsx'
import { BlockComments as BlockComments_df666a0a733a463b9213fd5a33cb0acb } from '../../../cms/comments/comment-panels.client.tsx'
import { BlockLabel as BlockLabel_caea14b0bcda26be8e43b4bbdd79ab3d } from '../../../cms/blocks/block-label.client.tsx'
import { SearchPreviewField as SearchPreviewField_5055b3a791fd23f1c0733369314872f6 } from '../../../content/search-preview/previews.tsx'
import { PageChecks as PageChecks_e02bfc8d087edb9f20ef356f8774a278 } from '../../../content/publish-checks/page-checks.client.tsx'
import { LinkedFrom as LinkedFrom_a2a35a12957056443967297a88e9bb08 } from '../../../content/links/linked-from.client.tsx'
import { PreviewBridge as PreviewBridge_2d5f68bf13da980425412a1145b12008 } from '../../../cms/preview/preview-bridge.client.tsx'
import { OpenAddedBlock as OpenAddedBlock_c039bc27d784b21a14d643bf3de2546a } from '../../../cms/preview/open-added-block.client.tsx'
import { PreviewLinkButton as PreviewLinkButton_9e93aa8c8875338d283e3b57c6b36ce7 } from '../../../cms/preview/preview-link-button.client.tsx'
import { ReleaseLock as ReleaseLock_5f40ed342f91f950edeb22fde41836c4 } from '../../../cms/locks/release-lock.client.tsx'
import { SaveFirstDraft as SaveFirstDraft_97ac0dc6a9f955f549f225244713e2ac } from '../../../cms/drafts/save-first-draft.client.tsx'
import { PublishAfterAutosave as PublishAfterAutosave_c4e8f459497c784a64ca7a20d2294337 } from '../../../cms/drafts/publish-button.client.tsx'
import { VersionsView as VersionsView_12d2c55c70d4774a9e1fc7e7aaa6a136 } from '../../../cms/versions/versions-view.tsx'
import { VersionView as VersionView_ae6bb0c148e07ee728c6dd3406a99f5b } from '../../../cms/versions/version-view.tsx'
import { JsonField as JsonField_de26ff3bf6a4c73cd91cffa5399e67bc } from '../../../cms/fields/json-field.client.tsx'
import { RowLabel as RowLabel_dc3d5afe3d49e236f0770474e920f51d } from '../../../cms/fields/row-label.client.tsx'
import { SaveUntilAccepted as SaveUntilAccepted_15a08b9ac444fdefeb73967f2e87ffef } from '../../../cms/drafts/save-button.client.tsx'
import { FormTemplates as FormTemplates_c49ac87dd7c53cad9ea225dc857eadee } from '../../../forms/builder/form-templates.client.tsx'
import { KindField as KindField_e5326d4d28eb2767d084992ff4539dcc } from '../../../forms/builder/kind-field.client.tsx'
import { PasteChoices as PasteChoices_19adb3127c62cd8caa956f8aa1e494bf } from '../../../forms/builder/paste-choices.client.tsx'
import { ConditionField as ConditionField_c1979c033389fc0b4f2cbe4a7234a0b7 } from '../../../forms/builder/condition-field.client.tsx'
import { ConditionValueField as ConditionValueField_c1979c033389fc0b4f2cbe4a7234a0b7 } from '../../../forms/builder/condition-field.client.tsx'
import { FieldRowLabel as FieldRowLabel_c979d6f5ec24cc7286c3911923c378c1 } from '../../../forms/builder/field-row-label.client.tsx'
import { ReplyPanel as ReplyPanel_cd6efc3110d26fbce114fa38206124de } from '../../../forms/office/reply-panel.client.tsx'
import { RefundPanel as RefundPanel_afd5023c019d068a41088a7a3b72d143 } from '../../../commerce/refunds/refund-panel.client.tsx'
import { CancelPanel as CancelPanel_87cf62ca4db4fb2df4a87d9c2e871f1c } from '../../../forms/office/cancel-panel.client.tsx'
import { SubmissionFiles as SubmissionFiles_0a3a2b4d0541533ec8ba1e241cf1576a } from '../../../forms/submission-files.client.tsx'
import { SubmissionFilters as SubmissionFilters_f279a8884c3645668ca0df13d03232c5 } from '../../../forms/office/submission-filters.client.tsx'
import { TextCell as TextCell_1af72f3887cd0964320ee1277d4e79d3 } from '../../../cms/fields/plain-cells.client.tsx'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { NamingLabel as NamingLabel_3b86c4bfaec45a4c52b0ffd0ff749e8d } from '../../../cms/fields/naming-label.client.tsx'
import { WriteAtOnce as WriteAtOnce_121cad799526fa558ec721fddc98415c } from '../../../content/collections/write-at-once.client.tsx'
import { SessionSummary as SessionSummary_1383c49cb98e62842843c6968b47e19c } from '../../../content/collections/session-summary.client.tsx'
import { SharePreviewField as SharePreviewField_5055b3a791fd23f1c0733369314872f6 } from '../../../content/search-preview/previews.tsx'
import { RecordBridge as RecordBridge_70dad5dec331cfec2cf3f9239c36af23 } from '../../../cms/preview/record-bridge.client.tsx'
import { ImportDialog as ImportDialog_3a7667c096992597fc7102fa0dcc089f } from '../../../season/sheets/import-dialog.client.tsx'
import { RoundTicketsPanel as RoundTicketsPanel_97a38278f7bde5f406d3f9b6d3593748 } from '../../../commerce/round-tickets/round-tickets-panel.client.tsx'
import { StandingsPreview as StandingsPreview_8005b8098501edab1545ab20cc5640ad } from '../../../season/standings/standings-preview.client.tsx'
import { ColourTools as ColourTools_16c0a60a4ac0921ca70ecdaae3609a35 } from '../../../cms/fields/colour.client.tsx'
import { NewSecret as NewSecret_706a4985fffb1f5d68980a51b01fdd38 } from '../../../season/timing/new-secret.client.tsx'
import { AspectsPanel as AspectsPanel_9d86a629c9b0deee5943bc2a6a23f846 } from '../../../media/aspects-panel.client.tsx'
import { ShowUnused as ShowUnused_1ed93a4bffba500345f4fd98d6b31124 } from '../../../media/unused/show-unused.client.tsx'
import { GalleryPictures as GalleryPictures_e173aa688a996e1d21a1aa650a367cc3 } from '../../../content/galleries/pictures-field.client.tsx'
import { DollarsCell as DollarsCell_3e8dc9cabe119e1646f36370177d6e83 } from '../../../cms/fields/dollars.client.tsx'
import { DollarsField as DollarsField_3e8dc9cabe119e1646f36370177d6e83 } from '../../../cms/fields/dollars.client.tsx'
import { VoucherActions as VoucherActions_5b72ef2aa1cde1593b6b703a6422fc62 } from '../../../commerce/vouchers/voucher-actions.client.tsx'
import { InvoiceActions as InvoiceActions_0a6ca83824c898afaad3f92f0b48fab8 } from '../../../commerce/documents/invoice-actions.client.tsx'
import { MailPreview as MailPreview_debc6b103c1092f20c15e27bbb0f640a } from '../../../mail/mail-preview.client.tsx'
import { AccountStateField as AccountStateField_d5fa54c952f666a105f08abaf94c1f4f } from '../../../people/staff/account-state.tsx'
import { AccountStateCell as AccountStateCell_d5fa54c952f666a105f08abaf94c1f4f } from '../../../people/staff/account-state.tsx'
import { FactorField as FactorField_31aec92b1a0d43ce85683511b50baa5c } from '../../../people/staff/second-factor/factor-field.tsx'
import { DevicesField as DevicesField_03c333274200051a56167e599c51008c } from '../../../people/staff/devices/devices-field.tsx'
import { AccountView as AccountView_f21ae223b6571ecd8e8c57b8d550f346 } from '../../../people/staff/account-view.client.tsx'
import { ModelCell as ModelCell_5fcf375017ea1e89f285a35c290e27cd } from '../../../cms/audit/audit-cells.client.tsx'
import { RecordCell as RecordCell_5fcf375017ea1e89f285a35c290e27cd } from '../../../cms/audit/audit-cells.client.tsx'
import { ChangedCell as ChangedCell_5fcf375017ea1e89f285a35c290e27cd } from '../../../cms/audit/audit-cells.client.tsx'
import { PaymentModeField as PaymentModeField_165531215c752af814b46616f2a25a8a } from '../../../site/payment-mode.tsx'
import { EntryLabel as EntryLabel_b2cc97ede6c5f98e5dfbfa5cfebaef6e } from '../../../content/navigation/entry-label.client.tsx'
import { OfficeNav as OfficeNav_3a7f0c1d6dd45e67678a07b458088d20 } from '../../../office/nav.tsx'
import { OfficeIcon as OfficeIcon_72ffd754f1c41ca0facb430be6de7a27 } from '../../../office/logo.tsx'
import { SignInLogo as SignInLogo_72ffd754f1c41ca0facb430be6de7a27 } from '../../../office/logo.tsx'
import { OfficeSearch as OfficeSearch_545d04128684f39e54517e20c16c49aa } from '../../../office/search.client.tsx'
import { ReadyMark as ReadyMark_f8b5d300f4e22321e2b0839df07eb16c } from '../../../office/ready-mark.client.tsx'
import { MondayWeeks as MondayWeeks_ad2a45f65fa1c04dd31d86313194f7b8 } from '../../../cms/fields/monday-weeks.client.tsx'
import { SignInView as SignInView_724ac8c6c1186e31c5aa995040e1c4b1 } from '../../../people/staff/second-factor/sign-in-view.tsx'
import { ChoosePasswordView as ChoosePasswordView_b617eacab0ce20d385b0d39aa6f896e8 } from '../../../people/staff/choose-password-view.tsx'
import { OfficeHome as OfficeHome_19da9bba8d9334ee3d04344f30dae685 } from '../../../office/home.tsx'
import { EverythingView as EverythingView_542165d58c86685bb481cf46faded57d } from '../../../office/everything.tsx'
import { HandbookView as HandbookView_6301ae5d7c7b40c4021793aa5037b918 } from '../../../office/handbook/handbook-view.tsx'
import { TakingsView as TakingsView_58d6f2169ad3ef9afec885ddf9c3ca4c } from '../../../commerce/takings/takings-view.tsx'
import { SessionChangesView as SessionChangesView_01052e2d0a526bcff5da37ddaf64d86b } from '../../../season/session-changes/changes-view.tsx'
import { RaceControlView as RaceControlView_dbda0adb458a461beb2921de4a3d9660 } from '../../../season/race-control/race-control-view.tsx'
import { NewSeasonView as NewSeasonView_c564167c8193b6d24b1e8912def38a0b } from '../../../season/new-season/season-view.tsx'
import { PastSeasonsView as PastSeasonsView_807b35af2fac6091b46f81a4d5e24bcf } from '../../../season/past-seasons/past-view.tsx'
import { NewRoundView as NewRoundView_ecc0985d2eeac01c6d7a17eba1a6a4cc } from '../../../season/new-round/round-view.tsx'
import { SetUpView as SetUpView_586db809c791b5ba1a47ef9bead6a78f } from '../../../office/set-up/set-up-view.tsx'
import { DemoView as DemoView_db993dcb1e8561cbfe8644eb3754bb55 } from '../../../office/set-up/demo/demo-view.tsx'
import { ScannerView as ScannerView_f30352ead2334fdda856da44b10410f5 } from '../../../commerce/scanner/scanner-view.tsx'
import { PageSpeedView as PageSpeedView_7ca8d528d7bfaeb191c06189086eab69 } from '../../../site/page-speed/page-speed-view.tsx'
import { MailSamplesView as MailSamplesView_265f82dc128886ff590db4b99426a159 } from '../../../mail/samples/samples-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/cms/preview/open-tab.client.tsx#OpenTabOfAddress": OpenTabOfAddress_d9e180cdedfb16aaefd90bb0e613d43d,
  "/cms/locks/edit-notice.client.tsx#EditNotice": EditNotice_62c3906fcba19adda514a338bd656305,
  "/cms/reviews/review-panel.client.tsx#ReviewPanel": ReviewPanel_f746cdc06489f5127df1ecf3b8d29a91,
  "/cms/comments/comment-panels.client.tsx#RecordComments": RecordComments_df666a0a733a463b9213fd5a33cb0acb,
  "/cms/preview/preview-title.client.tsx#PreviewTitle": PreviewTitle_635b5be61eb4620287d4e47b619b8959,
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
  "/cms/fields/moment-cell.tsx#MomentCell": MomentCell_e761f83946f29543387651d886b0f20f,
  "/cms/fields/moment-field.client.tsx#MomentField": MomentField_7ad40fcd95a56114f44d29fab8db6649,
  "/cms/blocks/colour-swatch.client.tsx#ColourSwatch": ColourSwatch_f4f3f39f449675e9288e722ff9f2fc78,
  "/cms/blocks/spacing-preview.client.tsx#SpacingPreview": SpacingPreview_bb61223e2d1a9365b2939df9dd236120,
  "/cms/comments/comment-panels.client.tsx#BlockComments": BlockComments_df666a0a733a463b9213fd5a33cb0acb,
  "/cms/blocks/block-label.client.tsx#BlockLabel": BlockLabel_caea14b0bcda26be8e43b4bbdd79ab3d,
  "/content/search-preview/previews.tsx#SearchPreviewField": SearchPreviewField_5055b3a791fd23f1c0733369314872f6,
  "/content/publish-checks/page-checks.client.tsx#PageChecks": PageChecks_e02bfc8d087edb9f20ef356f8774a278,
  "/content/links/linked-from.client.tsx#LinkedFrom": LinkedFrom_a2a35a12957056443967297a88e9bb08,
  "/cms/preview/preview-bridge.client.tsx#PreviewBridge": PreviewBridge_2d5f68bf13da980425412a1145b12008,
  "/cms/preview/open-added-block.client.tsx#OpenAddedBlock": OpenAddedBlock_c039bc27d784b21a14d643bf3de2546a,
  "/cms/preview/preview-link-button.client.tsx#PreviewLinkButton": PreviewLinkButton_9e93aa8c8875338d283e3b57c6b36ce7,
  "/cms/locks/release-lock.client.tsx#ReleaseLock": ReleaseLock_5f40ed342f91f950edeb22fde41836c4,
  "/cms/drafts/save-first-draft.client.tsx#SaveFirstDraft": SaveFirstDraft_97ac0dc6a9f955f549f225244713e2ac,
  "/cms/drafts/publish-button.client.tsx#PublishAfterAutosave": PublishAfterAutosave_c4e8f459497c784a64ca7a20d2294337,
  "/cms/versions/versions-view.tsx#VersionsView": VersionsView_12d2c55c70d4774a9e1fc7e7aaa6a136,
  "/cms/versions/version-view.tsx#VersionView": VersionView_ae6bb0c148e07ee728c6dd3406a99f5b,
  "/cms/fields/json-field.client.tsx#JsonField": JsonField_de26ff3bf6a4c73cd91cffa5399e67bc,
  "/cms/fields/row-label.client.tsx#RowLabel": RowLabel_dc3d5afe3d49e236f0770474e920f51d,
  "/cms/drafts/save-button.client.tsx#SaveUntilAccepted": SaveUntilAccepted_15a08b9ac444fdefeb73967f2e87ffef,
  "/forms/builder/form-templates.client.tsx#FormTemplates": FormTemplates_c49ac87dd7c53cad9ea225dc857eadee,
  "/forms/builder/kind-field.client.tsx#KindField": KindField_e5326d4d28eb2767d084992ff4539dcc,
  "/forms/builder/paste-choices.client.tsx#PasteChoices": PasteChoices_19adb3127c62cd8caa956f8aa1e494bf,
  "/forms/builder/condition-field.client.tsx#ConditionField": ConditionField_c1979c033389fc0b4f2cbe4a7234a0b7,
  "/forms/builder/condition-field.client.tsx#ConditionValueField": ConditionValueField_c1979c033389fc0b4f2cbe4a7234a0b7,
  "/forms/builder/field-row-label.client.tsx#FieldRowLabel": FieldRowLabel_c979d6f5ec24cc7286c3911923c378c1,
  "/forms/office/reply-panel.client.tsx#ReplyPanel": ReplyPanel_cd6efc3110d26fbce114fa38206124de,
  "/commerce/refunds/refund-panel.client.tsx#RefundPanel": RefundPanel_afd5023c019d068a41088a7a3b72d143,
  "/forms/office/cancel-panel.client.tsx#CancelPanel": CancelPanel_87cf62ca4db4fb2df4a87d9c2e871f1c,
  "/forms/submission-files.client.tsx#SubmissionFiles": SubmissionFiles_0a3a2b4d0541533ec8ba1e241cf1576a,
  "/forms/office/submission-filters.client.tsx#SubmissionFilters": SubmissionFilters_f279a8884c3645668ca0df13d03232c5,
  "/cms/fields/plain-cells.client.tsx#TextCell": TextCell_1af72f3887cd0964320ee1277d4e79d3,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/cms/fields/naming-label.client.tsx#NamingLabel": NamingLabel_3b86c4bfaec45a4c52b0ffd0ff749e8d,
  "/content/collections/write-at-once.client.tsx#WriteAtOnce": WriteAtOnce_121cad799526fa558ec721fddc98415c,
  "/content/collections/session-summary.client.tsx#SessionSummary": SessionSummary_1383c49cb98e62842843c6968b47e19c,
  "/content/search-preview/previews.tsx#SharePreviewField": SharePreviewField_5055b3a791fd23f1c0733369314872f6,
  "/cms/preview/record-bridge.client.tsx#RecordBridge": RecordBridge_70dad5dec331cfec2cf3f9239c36af23,
  "/season/sheets/import-dialog.client.tsx#ImportDialog": ImportDialog_3a7667c096992597fc7102fa0dcc089f,
  "/commerce/round-tickets/round-tickets-panel.client.tsx#RoundTicketsPanel": RoundTicketsPanel_97a38278f7bde5f406d3f9b6d3593748,
  "/season/standings/standings-preview.client.tsx#StandingsPreview": StandingsPreview_8005b8098501edab1545ab20cc5640ad,
  "/cms/fields/colour.client.tsx#ColourTools": ColourTools_16c0a60a4ac0921ca70ecdaae3609a35,
  "/season/timing/new-secret.client.tsx#NewSecret": NewSecret_706a4985fffb1f5d68980a51b01fdd38,
  "/media/aspects-panel.client.tsx#AspectsPanel": AspectsPanel_9d86a629c9b0deee5943bc2a6a23f846,
  "/media/unused/show-unused.client.tsx#ShowUnused": ShowUnused_1ed93a4bffba500345f4fd98d6b31124,
  "/content/galleries/pictures-field.client.tsx#GalleryPictures": GalleryPictures_e173aa688a996e1d21a1aa650a367cc3,
  "/cms/fields/dollars.client.tsx#DollarsCell": DollarsCell_3e8dc9cabe119e1646f36370177d6e83,
  "/cms/fields/dollars.client.tsx#DollarsField": DollarsField_3e8dc9cabe119e1646f36370177d6e83,
  "/commerce/vouchers/voucher-actions.client.tsx#VoucherActions": VoucherActions_5b72ef2aa1cde1593b6b703a6422fc62,
  "/commerce/documents/invoice-actions.client.tsx#InvoiceActions": InvoiceActions_0a6ca83824c898afaad3f92f0b48fab8,
  "/mail/mail-preview.client.tsx#MailPreview": MailPreview_debc6b103c1092f20c15e27bbb0f640a,
  "/people/staff/account-state.tsx#AccountStateField": AccountStateField_d5fa54c952f666a105f08abaf94c1f4f,
  "/people/staff/account-state.tsx#AccountStateCell": AccountStateCell_d5fa54c952f666a105f08abaf94c1f4f,
  "/people/staff/second-factor/factor-field.tsx#FactorField": FactorField_31aec92b1a0d43ce85683511b50baa5c,
  "/people/staff/devices/devices-field.tsx#DevicesField": DevicesField_03c333274200051a56167e599c51008c,
  "/people/staff/account-view.client.tsx#AccountView": AccountView_f21ae223b6571ecd8e8c57b8d550f346,
  "/cms/audit/audit-cells.client.tsx#ModelCell": ModelCell_5fcf375017ea1e89f285a35c290e27cd,
  "/cms/audit/audit-cells.client.tsx#RecordCell": RecordCell_5fcf375017ea1e89f285a35c290e27cd,
  "/cms/audit/audit-cells.client.tsx#ChangedCell": ChangedCell_5fcf375017ea1e89f285a35c290e27cd,
  "/site/payment-mode.tsx#PaymentModeField": PaymentModeField_165531215c752af814b46616f2a25a8a,
  "/content/navigation/entry-label.client.tsx#EntryLabel": EntryLabel_b2cc97ede6c5f98e5dfbfa5cfebaef6e,
  "/office/nav.tsx#OfficeNav": OfficeNav_3a7f0c1d6dd45e67678a07b458088d20,
  "/office/logo.tsx#OfficeIcon": OfficeIcon_72ffd754f1c41ca0facb430be6de7a27,
  "/office/logo.tsx#SignInLogo": SignInLogo_72ffd754f1c41ca0facb430be6de7a27,
  "/office/search.client.tsx#OfficeSearch": OfficeSearch_545d04128684f39e54517e20c16c49aa,
  "/office/ready-mark.client.tsx#ReadyMark": ReadyMark_f8b5d300f4e22321e2b0839df07eb16c,
  "/cms/fields/monday-weeks.client.tsx#MondayWeeks": MondayWeeks_ad2a45f65fa1c04dd31d86313194f7b8,
  "/people/staff/second-factor/sign-in-view.tsx#SignInView": SignInView_724ac8c6c1186e31c5aa995040e1c4b1,
  "/people/staff/choose-password-view.tsx#ChoosePasswordView": ChoosePasswordView_b617eacab0ce20d385b0d39aa6f896e8,
  "/office/home.tsx#OfficeHome": OfficeHome_19da9bba8d9334ee3d04344f30dae685,
  "/office/everything.tsx#EverythingView": EverythingView_542165d58c86685bb481cf46faded57d,
  "/office/handbook/handbook-view.tsx#HandbookView": HandbookView_6301ae5d7c7b40c4021793aa5037b918,
  "/commerce/takings/takings-view.tsx#TakingsView": TakingsView_58d6f2169ad3ef9afec885ddf9c3ca4c,
  "/season/session-changes/changes-view.tsx#SessionChangesView": SessionChangesView_01052e2d0a526bcff5da37ddaf64d86b,
  "/season/race-control/race-control-view.tsx#RaceControlView": RaceControlView_dbda0adb458a461beb2921de4a3d9660,
  "/season/new-season/season-view.tsx#NewSeasonView": NewSeasonView_c564167c8193b6d24b1e8912def38a0b,
  "/season/past-seasons/past-view.tsx#PastSeasonsView": PastSeasonsView_807b35af2fac6091b46f81a4d5e24bcf,
  "/season/new-round/round-view.tsx#NewRoundView": NewRoundView_ecc0985d2eeac01c6d7a17eba1a6a4cc,
  "/office/set-up/set-up-view.tsx#SetUpView": SetUpView_586db809c791b5ba1a47ef9bead6a78f,
  "/office/set-up/demo/demo-view.tsx#DemoView": DemoView_db993dcb1e8561cbfe8644eb3754bb55,
  "/commerce/scanner/scanner-view.tsx#ScannerView": ScannerView_f30352ead2334fdda856da44b10410f5,
  "/site/page-speed/page-speed-view.tsx#PageSpeedView": PageSpeedView_7ca8d528d7bfaeb191c06189086eab69,
  "/mail/samples/samples-view.tsx#MailSamplesView": MailSamplesView_265f82dc128886ff590db4b99426a159,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
