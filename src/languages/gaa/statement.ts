import type { statementWords } from '../../islands/giving/books/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const statement: Translation<typeof statementWords> = {
  from: { draft: 'Kɛjɛ' },
  to: { draft: 'Kɛyashi' },
  lastFirst: { draft: 'Naagbee gbi lɛ tsɔ klɛŋklɛŋ gbi lɛ hiɛ.' },
  tooLong: { draft: 'Ofainɛ, halamɔ afii nyɔŋma loo nɔ ni shɛɛɛ nakai.' },
  toBeSeen: {
    draft:
      'Nɔ ni asafo lɛ kɛ nine kane lɛ baaje kpo kɛ ama otɛlifoŋ nɔmba loo e-mail address nɔ mi, loo kɛ ofis lɛ ena bo.',
  },
  nothing: { draft: 'Nɔ ko bɛ woji lɛ amli yɛ gbii nɛɛ nɔ.' },
  statementOf: { draft: '{name} nikeenii awolo' },
  sum: { draft: '<a>{name}</a>, kɛjɛ {from} kɛyashi {to}: <a>{total}</a>' },
  sample: { draft: '. Nɔkwɛmɔnɔ ni: shika ko tsiii' },
  everyGift: { draft: '{name} nikeenii fɛɛ' },
  date: { draft: 'Gbi' },
  purpose: { draft: 'Kɛha' },
  method: { draft: 'Gbɛ' },
  amount: { draft: 'Shika' },
  amountIn: { draft: 'Shika ({currency})' },
  receipt: { draft: 'Receipt' },
  reversed: { draft: 'Aku sɛɛ' },
  yes: { draft: 'hɛɛ' },
  downloaded: { draft: 'Adownload' },
  downloadPdf: { draft: 'Download PDF' },
  downloadCsv: { draft: 'Download CSV' },
  print: { draft: 'Print' },
  showReceipt: { draft: 'tsɔɔmɔ receipt lɛ' },
  receiptOf: { draft: 'Receipt {number}' },
  giver: { draft: 'Kɛjɛ' },
  notCounted: { draft: 'Aku receipt nɛɛ sɛɛ, ni akaneee dɔŋŋ.' },
  isSample: { draft: 'Shika ko tsiii: receipt nɛɛ nɔkwɛmɔnɔ ni.' },
  brought: { draft: 'Ejɛ woji momoi amli' },
  broughtSum: {
    draft: 'Fɛɛ {total}. Nikeenii nɛɛ yɛ asafo lɛ woji momoi amli: program nɛɛ areceipt bɛ amɛhe.',
  },
}
