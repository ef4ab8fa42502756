import type { requestWords } from '../../islands/admin/requests/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const dataRequestDesk: Translation<typeof requestWords> = {
  deletedAccount: { draft: 'Account ni ajie' },
  nothingIsKeptOf: { draft: 'Akɛ hetoo lɛ mli nɔ ko etooo.' },
  closeRequest: { draft: 'Ŋa bimɔ lɛ' },
  closing: { draft: 'Wɔmiiŋa...' },
  requestIsClosed: { draft: 'Aŋa bimɔ lɛ' },
  outcome: { draft: 'Nɔ ni jɛ mli' },
  answered: { draft: 'Aha hetoo' },
  refused: { draft: 'Akpɛlɛɛɛ nɔ' },
  answer: { draft: 'Hetoo' },
  memberReadsItUnder: {
    draft: 'Asafo mli nyo kaneɔ yɛ Gbɛjianɔtoi, Midata shishi, ni e-mail kɛɔ lɛ akɛ eyɛ jɛmɛ.',
  },
  memberReadsItUnder2: { draft: 'Asafo mli nyo kaneɔ yɛ Gbɛjianɔtoi, Midata shishi.' },
  nothingMoreWasSaid: { draft: 'Akɛɛɛ nɔ ko dɔŋŋ.' },
  fileCouldNotBe: { draft: 'File lɛ baaa. Ofainɛ, kaa ekoŋŋ.' },
  downloadEverythingAboutUsername: { draft: 'Download nɔ fɛɛ nɔ yɛ {username} he' },
  openAccount: { draft: 'Gbelemɔ account lɛ' },
  addRequest: { draft: 'Kɛ bimɔ afata he' },
  requestAdded: { draft: 'Akɛ bimɔ lɛ efata he' },
  contactDetails: { draft: 'Tɛlifoŋ kɛ address' },
  eMailAddressTelephone: { draft: 'E-mail address, tɛlifoŋ nɔmba loo address.' },
  request: { draft: 'Bimɔ' },
  details: { draft: 'Saji' },
}
