import type { statementWords } from '../../islands/giving/books/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const statement: Translation<typeof statementWords> = {
  from: { draft: 'Tso' },
  to: { draft: 'Va ɖo' },
  nothing: { draft: 'Naneke mele agbalẽa me le ŋkeke siawo me o.' },
  sum: { draft: '<a>{name}</a>, tso {from} va ɖo {to}: <a>{total}</a>' },
  date: { draft: 'Ŋkeke' },
  purpose: { draft: 'Nu si ta' },
  method: { draft: 'Mɔ' },
  amount: { draft: 'Ga agbɔsɔsɔ' },
  amountIn: { draft: 'Ga agbɔsɔsɔ ({currency})' },
  receipt: { draft: 'Receipt' },
  yes: { draft: 'ɛ̃' },
  downloadPdf: { draft: 'He PDF' },
  downloadCsv: { draft: 'He CSV' },
  print: { draft: 'Print' },
  showReceipt: { draft: 'fia receipt la' },
  receiptOf: { draft: 'Receipt {number}' },
  giver: { draft: 'Tso' },
}
