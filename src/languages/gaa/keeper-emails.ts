import type { Translation } from '../../lib/words/translation.ts'
import type { keeperEmails as words } from '../../server/accounts/dual-control/messages.ts'

export const keeperEmails: Translation<typeof words> = {
  yourDashboard: { draft: 'Obaafa' },
  wherePlace: { draft: 'He: {place}' },
  whoUsernameFromAddress: { draft: 'Mɔ: {username}, kɛjɛ {address}' },
  whenDayHour: { draft: 'Be: {day} {hour}' },
  paymentDetailsPlaceWait: { draft: '{place} nyɔmɔwoo saji miimɛ mɔ ni ji enyɔ' },
  somebodyChangedWhatTells: {
    draft:
      'Mɔ ko tsake nɔ ni kɛɔ mɛi he ni amɛshika yaa lɛ. Gbɔi nako enɛ lolo: esa akɛ super admin kroko loo shikakwɛlɔ kroko kpɛlɛ nɔ.',
  },
  paymentDetailsPlaceChange: { draft: '{place} nyɔmɔwoo saji baatsake yɛ gbi kome sɛɛ' },
  somebodyChangedWhatTells2: {
    draft:
      'Mɔ ko tsake nɔ ni kɛɔ mɛi he ni amɛshika yaa lɛ. Oasafo lɛ bɛ mɔ kroko ni baanyɛ akpɛlɛ nɔ, no hewɔ lɛ lɛ diɛŋtsɛ ebaaje nitsumɔ shishi yɛ {day}, {hour}. Kɛyashi nakai be lɛ abaanyɛ atsi naa, ni yɛ otsi kome mli yɛ no sɛɛ lɛ abaanyɛ aku sɛɛ. Kɛ oleee he nɔ ko lɛ, tswaa ofis lɛ bianɛ.',
  },
  before: { draft: 'Tsutsu:' },
  after: { draft: 'Hee:' },
  isWrong: { draft: 'Ani enɛ ejaaa? Kwɛmɔ bianɛ:' },
  nothing: { draft: '(nɔ ko bɛ)' },
  more: { draft: 'kɛ ekrokomɛi {left}' },
  newKeeper: {
    draft:
      '{by} kɛ nitsumɔ ni mɔ ni tsuɔ lɛ baanyɛ akpɛlɛ nɔ ni kɛɔ mɛi he ni amɛshika yaa lɛ nɔ ha {who}: {work}.',
  },
  users: { draft: 'Accounts' },
  ourChurch: { draft: 'Wɔsafo' },
  superAdmin: { draft: 'super admin' },
  treasurer: { draft: 'shikakwɛlɔ' },
  superAdminLater: { draft: 'super admin, kɛ ahe ninefɔɔ lɛ' },
  treasurerLater: { draft: 'shikakwɛlɔ, kɛ ahe ninefɔɔ lɛ' },
  somebody: { draft: 'Mɔ ko' },
}
