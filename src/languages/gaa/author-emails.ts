import type { Translation } from '../../lib/words/translation.ts'
import type { authorEmailWords } from '../../server/care/decisions/messages.ts'

export const authorEmails: Translation<typeof authorEmailWords> = {
  approvedSubject: { draft: 'Akpɛlɛ oodaseyeli lɛ nɔ' },
  approved: { draft: 'akane oodaseyeli “{title}” ni akpɛlɛ nɔ. Kɛjɛ bianɛ mɔ fɛɛ mɔ baanyɛ ekane: {page}' },
  testimoniesPage: { draft: 'Odaseyelii' },
  thanks: { draft: 'Oyiwaladɔŋŋ akɛ okɛje kpo.' },
  answeredSubject: { draft: 'Akadi akɛ aha ofaikpamɔ lɛ hetoo' },
  answered: {
    draft: 'wɔsafo lɛ hiɛnyiɛlɔ ko ekadi akɛ aha ofaikpamɔ “{title}” lɛ hetoo. Okɛ wɔ ajie Nyɔŋmɔ yi!',
  },
  privateAnswered: {
    draft: 'wɔsafo lɛ hiɛnyiɛlɔ ko ekadi akɛ aha ofaikpamɔ ni yɔɔ teemɔŋ lɛ hetoo. Okɛ wɔ ajie Nyɔŋmɔ yi!',
  },
  notAnswered: { draft: 'Kɛ ahako hetoo lolo lɛ, ofainɛ, kɛɛ okuu lɛ hiɛnyiɛlɔ: wɔyaa nɔ wɔsɔleɔ.' },
}
