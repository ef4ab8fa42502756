import type { requestWords } from '../../islands/admin/requests/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const dataRequestDesk: Translation<typeof requestWords> = {
  deletedAccount: { draft: 'Account a wɔapepa' },
  nothingIsKeptOf: { draft: 'Yɛnkora mmuaeɛ no mu hwee.' },
  closeRequest: { draft: 'To adesrɛ no mu' },
  closing: { draft: 'Yɛreto mu...' },
  requestIsClosed: { draft: 'Wɔato adesrɛ no mu' },
  outcome: { draft: 'Deɛ ɛbaeɛ' },
  answered: { draft: 'Wɔabua' },
  refused: { draft: 'Wɔampene so' },
  answer: { draft: 'Mmuaeɛ' },
  memberReadsItUnder: { draft: 'Asɔreba kenkan wɔ Nhyehyɛeɛ, Me data ase, na e-mail ka kyerɛ no sɛ ɛwɔ hɔ.' },
  memberReadsItUnder2: { draft: 'Asɔreba kenkan wɔ Nhyehyɛeɛ, Me data ase.' },
  nothingMoreWasSaid: { draft: 'Wɔanka hwee bio.' },
  fileCouldNotBe: { draft: 'Yɛantumi annya file no. Yɛsrɛ wo, sɔ hwɛ bio.' },
  downloadEverythingAboutUsername: { draft: 'Twe {username} ho nsɛm nyinaa gu wo fon so' },
  openAccount: { draft: 'Bue account no' },
  addRequest: { draft: 'Fa adesrɛ ka ho' },
  requestAdded: { draft: 'Yɛde adesrɛ no aka ho' },
  contactDetails: { draft: 'Fon ne address' },
  eMailAddressTelephone: { draft: 'E-mail address, fon nɔma anaa address.' },
  request: { draft: 'Adesrɛ' },
  details: { draft: 'Emu nsɛm' },
}
