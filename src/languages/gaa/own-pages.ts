import type { ownPagesWords } from '../../islands/accounts/own-pages/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const ownPages: Translation<typeof ownPagesWords> = {
  assists: { draft: 'Oyeɔ obuaa <a>{fellowship}</a> hiɛnyiɛlɔ lɛ.' },
  openDashboard: { draft: 'Gbelemɔ ebaafa lɛ' },
  myDuties: { draft: 'Minitsumɔi' },
  myPages: { draft: 'Mibaafai' },
  edit: { draft: 'Tsakemɔ {path}' },
  workspace: { draft: 'Nitsumɔhe' },
  pastor: { draft: 'Osɔfo ji bo. Je shishi kɛ mɛi ni hiaa yelikɛbuamɔ.' },
  pastorOf: { draft: 'minitsumɔ akɛ osɔfo' },
  usher: { draft: 'Usher ji bo. Je shishi kɛ mɛi ni yɔɔ biɛ ŋmɛnɛ.' },
  usherOf: { draft: 'minitsumɔ akɛ usher' },
  office: { draft: 'Oheɔ nɔ ni mɛi ŋmaa amɛhaa asafo lɛ nɔ.' },
  openBooks: { draft: 'Gbelemɔ woji lɛ' },
  openCheckIn: { draft: 'Gbelemɔ check-in' },
  openInbox: { draft: 'Gbelemɔ shɛɛ saji lɛ' },
}
