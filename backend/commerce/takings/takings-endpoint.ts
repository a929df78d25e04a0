import type { Endpoint, Payload } from 'payload';
import { dollarsOf } from '../../../lib/contract/money.ts';
import { handlesMoney } from '../../cms/access/roles.ts';
import { csvFile, csvText } from '../../kernel/csv.ts';
import { XLSX, xlsxFile } from '../../kernel/xlsx.ts';
import { xeroCodes } from '../../site/xero-codes.ts';
import { TAKINGS_TITLES } from './titles.ts';
import { periodsOf, readRange, type Range } from './periods.ts';
import { singleLines, singleTable } from './single-lines.ts';
import { TAKINGS, takingsOf, totalOf, type TakingsSums } from './takings.ts';
import { xeroDocuments, xeroTable } from './xero.ts';
import { messageAnswer } from '../../kernel/http/answer.ts';

const download = (name: string, type: string, body: BodyInit) =>
  new Response(body, {
    headers: {
      'Cache-Control': 'private, no-store',
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  });

const cells = (sums: TakingsSums) => [
  ...TAKINGS.map((part) => dollarsOf(sums[part])),
  dollarsOf(sums.sales - sums.refunds),
  dollarsOf(sums.gst - sums.gst_refunded),
];

/** The totals of each day or month, and of all. */
async function sumsTable(payload: Payload, range: Range): Promise<(string | number)[][]> {
  const rows = await takingsOf(payload, periodsOf(range));
  return [
    [
      'Period (New Zealand)',
      ...TAKINGS.map((part) => TAKINGS_TITLES[part]),
      'Sales less refunds',
      'GST less GST refunded',
    ],
    ...rows.map(({ name, sums }) => [name, ...cells(sums)]),
    ['Total', ...cells(totalOf(rows))],
  ];
}

/**
 * GET /api/takings/export?from=y-MM-dd&to=y-MM-dd&format=csv|xlsx: the takings as a table, for administrators and shop staff; with detail=1
 * every invoice and refund instead. With format=xero every line of them, as Xero imports sales invoices.
 */
export const takingsEndpoint: Endpoint = {
  path: '/takings/export',
  method: 'get',
  handler: async (req) => {
    if (req.user?.collection !== 'users' || !handlesMoney(req.user))
      return messageAnswer(403, 'Only administrators and shop staff can see the takings.');
    const range = readRange(req.searchParams.get('from') ?? '', req.searchParams.get('to') ?? '');
    if (typeof range === 'string') return messageAnswer(422, range);
    const format = req.searchParams.get('format');
    if (format === 'xero')
      return download(
        `xero-${range.from}-to-${range.to}.csv`,
        'text/csv; charset=utf-8',
        csvText(xeroTable(await xeroDocuments(req.payload, range), await xeroCodes(req.payload))),
      );
    const isDetailed = req.searchParams.get('detail') === '1';
    const table = isDetailed
      ? singleTable(await singleLines(req.payload, range))
      : await sumsTable(req.payload, range);
    const name = `${isDetailed ? 'invoices-and-refunds' : 'takings'}-${range.from}-to-${range.to}`;
    return format === 'xlsx'
      ? download(`${name}.xlsx`, XLSX, new Uint8Array(await xlsxFile(table)))
      : download(`${name}.csv`, 'text/csv; charset=utf-8', csvFile(table));
  },
};
