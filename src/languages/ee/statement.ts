import type { statementWords } from '../../islands/giving/books/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const statement: Translation<typeof statementWords> = {
  from: { draft: 'Tso' },
  to: { draft: 'Va ɖo' },
  lastFirst: { draft: 'Ŋkeke mamlɛa va hafi gbãtɔ.' },
  tooLong: { draft: 'Taflatsɛ tia ƒe ewo loo esi mede nenema o.' },
  toBeSeen: {
    draft:
      'Nusi hamea xlẽ kple asi la adze ne woɖo kpe wò telefon alo e-mail adrɛs dzi, alo ne dɔwɔƒea kpɔ wò.',
  },
  nothing: { draft: 'Naneke mele agbalẽa me le ŋkeke siawo me o.' },
  statementOf: { draft: '{name} ƒe nunana agbalẽ' },
  sum: { draft: '<a>{name}</a>, tso {from} va ɖo {to}: <a>{total}</a>' },
  sample: { draft: '. Kpɔɖeŋu koe nye esia: ga aɖeke meʋu o' },
  everyGift: { draft: '{name} ƒe nunanawo katã' },
  date: { draft: 'Ŋkeke' },
  purpose: { draft: 'Nu si ta' },
  method: { draft: 'Mɔ' },
  amount: { draft: 'Ga agbɔsɔsɔ' },
  amountIn: { draft: 'Ga agbɔsɔsɔ ({currency})' },
  receipt: { draft: 'Receipt' },
  reversed: { draft: 'Wogbugbɔe' },
  yes: { draft: 'ɛ̃' },
  downloaded: { draft: 'Woɖee ɖe mɔ̃a dzi' },
  downloadPdf: { draft: 'He PDF' },
  downloadCsv: { draft: 'He CSV' },
  print: { draft: 'Print' },
  showReceipt: { draft: 'fia receipt la' },
  receiptOf: { draft: 'Receipt {number}' },
  giver: { draft: 'Tso' },
  notCounted: { draft: 'Wogbugbɔ receipt sia, eye womegaxlẽnɛ o.' },
  isSample: { draft: 'Ga aɖeke meʋu o: kpɔɖeŋu koe receipt sia nye.' },
  brought: { draft: 'Tso agbalẽ xoxowo me' },
  broughtSum: {
    draft: 'Wo katã {total}. Nunana siawo le hamea ƒe agbalẽ xoxowo me: program sia ƒe receipt mele wo si o.',
  },
}
