import { lazy, Suspense } from 'react'
import type { StatementLine } from '../../../lib/contract/giving/books-ledger.ts'
import type { Act } from '../../staff/acts/act.ts'
import { statementWords } from './messages.ts'
import type { ReceiptProps } from './ReceiptDialog.tsx'

const ReceiptDialog = lazy(() =>
  import('./ReceiptDialog.tsx').then((module) => ({ default: module.ReceiptDialog })),
)

/** Shows the receipt of a row. Its number is the button; `nameOf` says what a press does. */
export const receiptAct = <Row extends { receipt: string }>(
  statement: ReceiptProps['statement'],
  lineOf: (row: Row) => StatementLine,
): Act<Row> => ({
  name: ({ receipt }) => receipt,
  when: ({ receipt }) => receipt !== '',
  dialog: (row, { close }) => (
    <Suspense>
      <ReceiptDialog line={lineOf(row)} statement={statement} close={close} />
    </Suspense>
  ),
})

export const receiptName = () => statementWords.showReceipt
