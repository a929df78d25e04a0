import config from '@payload-config';
import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { forNewRecord, isNewRecord } from '../../../../cms/drafts/for-new-record.ts';
import { withSiteInTitle } from '../../../../office/tab-title.ts';
import { importMap } from '../importMap.js';

type Props = {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
};

export const generateMetadata = ({ params, searchParams }: Props): Promise<Metadata> =>
  generatePageMetadata({ config: withSiteInTitle(config), params, searchParams });

export default async function Page({ params, searchParams }: Props) {
  const { segments } = await params;
  const ofScreen = isNewRecord(segments) ? forNewRecord(config) : config;
  return RootPage({ config: ofScreen, params, searchParams, importMap });
}
