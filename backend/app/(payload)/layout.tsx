import config from '@payload-config';
import '@payloadcms/next/css';
import './cms.css';
import '../../commerce/scanner/scanner.css';
import '../../office/office.css';
import '../../office/handbook/handbook.css';
import '../../people/staff/staff.css';
import '../../season/season.css';
import '../../office/set-up/set-up.css';
import './working-together.css';
import type { ServerFunctionClient } from 'payload';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import type { ReactNode } from 'react';
import { schedulePublish } from '../../cms/drafts/guard-schedule.ts';
import { importMap } from './admin/importMap.js';

const serverFunction: ServerFunctionClient = async (args) => {
  'use server';
  return handleServerFunctions({ ...args, config, importMap, serverFunctions: { 'schedule-publish': schedulePublish } });
};

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}
