import { expect, test } from 'vitest';
import { invoiceSchema } from '../../../lib/contract/entities/documents.ts';
import { creditNotePdf } from './credit-note-pdf.ts';
import { instructions } from '../../kernel/print/test-support.ts';

const LOOK = { site: 'Test Series', accent: '#d7263d' };
const invoice = invoiceSchema.parse({
  id: 1,
  number: 'O-100012',
  kind: 'order',
  issued_at: '2026-11-01T00:00:00.000Z',
  status: 'paid',
  paid_at: null,
  seller: { name: 'Test Series Ltd', gst_number: '123-456-789' },
  buyer: { name: 'Mere Tawhai' },
  lines: [],
  subtotal: 46,
  total_amount: 46,
  total_tax: 6,
});
const note = {
  number: 'O-100012-R1',
  issued_at: '2026-11-20T00:00:00.000Z',
  amount: 23,
  tax: 3,
  card_amount: 20,
  credit_amount: 3,
  cancelled: ['1 × Cap', '東京 キャップ'],
  pdf_url: '',
};

test('a credit note is a valid document whatever was cancelled, and longer with more lines', async () => {
  const [full, plain] = await Promise.all([
    creditNotePdf(note, invoice, LOOK),
    creditNotePdf({ ...note, tax: 0, credit_amount: 0, cancelled: [] }, invoice, LOOK),
  ]);
  expect(full.subarray(0, 5).toString()).toBe('%PDF-');
  expect(instructions(full).length).toBeGreaterThan(instructions(plain).length);
});

test('a credit note for sixty items continues on a second page', async () => {
  const cancelled = Array.from({ length: 60 }, (_, index) => `1 × Cap ${String(index)}`);
  const pdf = await creditNotePdf({ ...note, cancelled }, invoice, LOOK);
  expect(pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)).toHaveLength(2);
});
