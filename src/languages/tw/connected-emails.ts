import type { Translation } from '../../lib/words/translation.ts'
import type { connectedWords } from '../../server/people/persons/messages.ts'

export const connectedEmails: Translation<typeof connectedWords> = {
  subject: { draft: 'Wɔde account abɔ wo din ho' },
  connected: {
    draft:
      '{church} office no de account bi a ɛwɔ yɛn website so aka deɛ asɔre no nim fa wo ho no ho: deɛ account no yɛ ne deɛ bɛtumi akenkan seesei. Sɛ ɛyɛ wo deɛ a, ɛnhia sɛ woyɛ hwee.',
  },
  noAccount: {
    draft:
      'Sɛ wonni account, anaa na wonnim yei ho hwee a, bue link yi nnafua 30 mu na mia button no. Ɛtete mmienu no mu bio:',
  },
  text: { draft: '{church}: wɔde account bi abɔ wo din ho. Sɛ ɛnyɛ wo dea a, mia button no wɔ ha: {page}' },
}
