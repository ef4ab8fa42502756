import type { Translation } from '../../lib/words/translation.ts'
import type { pageEmailWords } from '../../server/website/cms/messages.ts'

export const pageEmails: Translation<typeof pageEmailWords> = {
  publishedSubject: { draft: 'Wo kratafa {path} ada adi' },
  published: {
    draft: 'Deɛ wotwerɛɛ wɔ kratafa {path} so no ada adi. Yɛda wo ase! Wobɛtumi akɔ so atwerɛ wɔ ha:',
  },
  givenSubject: { draft: 'Wohwɛ kratafa {path} so' },
}
