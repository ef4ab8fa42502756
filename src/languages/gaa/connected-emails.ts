import type { Translation } from '../../lib/words/translation.ts'
import type { connectedWords } from '../../server/people/persons/messages.ts'

export const connectedEmails: Translation<typeof connectedWords> = {
  subject: { draft: 'Account ko kɛ ohe saji lɛ efee ekome' },
  connected: {
    draft:
      '{church} ofis lɛ ekɛ account ko yɛ wɔwebsite lɛ nɔ efata nɔ ni asafo lɛ le yɛ ohe lɛ he: enɔtsɛ lɛ baanyɛ ekane bianɛ. Kɛ account lɛ ji onɔ lɛ, ehiaaa akɛ ofeɔ nɔ ko.',
  },
  noAccount: {
    draft:
      'Kɛ obɛ account, loo oleee enɛ he nɔ ko lɛ, gbelemɔ link nɛɛ yɛ gbii 30 mli ni onia button lɛ. Egbalaa amɛ mli ekoŋŋ:',
  },
  text: {
    draft: '{church}: account ko kɛ ohe saji lɛ efee ekome. Kɛ jeee onɔ lɛ, nia button lɛ yɛ biɛ: {page}',
  },
}
