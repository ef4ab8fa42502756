import type { statementWords } from '../../islands/giving/books/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const statement: Translation<typeof statementWords> = {
  from: { draft: 'Ɛfiri' },
  to: { draft: 'Kɔsi' },
  lastFirst: { draft: 'Da a ɛtwa toɔ no di da a ɛdi kan no kan.' },
  tooLong: { draft: 'Yɛsrɛ wo, mma ɛmmoro mfeɛ du.' },
  toBeSeen: {
    draft:
      'Deɛ asɔre no de nsa kaneeɛ no, yɛkyerɛ sɛ wodi wo nɔma anaa e-mail ho adanseɛ, anaa office no hunu wo a.',
  },
  nothing: { draft: 'Hwee nni nwoma no mu wɔ saa nna yi mu.' },
  statementOf: { draft: '{name} ayɛyɛdeɛ' },
  sum: { draft: '<a>{name}</a>, ɛfiri {from} kɔsi {to}: <a>{total}</a>' },
  sample: { draft: '. Yei yɛ nhwɛsoɔ: sika biara nkɔɔ baabiara' },
  everyGift: { draft: '{name} ayɛyɛdeɛ nyinaa' },
  date: { draft: 'Da' },
  purpose: { draft: 'Ɛma' },
  method: { draft: 'Ɛkwan' },
  amount: { draft: 'Sika dodoɔ' },
  amountIn: { draft: 'Sika dodoɔ ({currency})' },
  receipt: { draft: 'Receipt' },
  reversed: { draft: 'Wɔatwe asan' },
  yes: { draft: 'aane' },
  downloaded: { draft: 'Aba wo phone so' },
  downloadPdf: { draft: 'Twe PDF' },
  downloadCsv: { draft: 'Twe CSV' },
  print: { draft: 'Print' },
  showReceipt: { draft: 'kyerɛ receipt no' },
  receiptOf: { draft: 'Receipt {number}' },
  giver: { draft: 'Ɛfiri' },
  notCounted: { draft: 'Wɔatwe receipt yi asan, na ɛnkan bio.' },
  isSample: { draft: 'Sika biara nkɔɔ baabiara: receipt yi yɛ nhwɛsoɔ.' },
  brought: { draft: 'Ɛfiri nwoma dada mu' },
  broughtSum: {
    draft: 'Ne nyinaa {total}. Ayɛyɛdeɛ yi wɔ asɔre no nwoma dada mu: program yi nni wɔn receipt.',
  },
}
