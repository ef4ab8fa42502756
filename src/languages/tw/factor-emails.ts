import type { Translation } from '../../lib/words/translation.ts'
import type { factorEmailWords } from '../../server/accounts/accounts/factors/messages.ts'

export const factorEmails: Translation<typeof factorEmailWords> = {
  happened: { draft: '{what} Sɛ wo ara na woyɛeɛ a, ɛho nhia sɛ woyɛ hwee.' },
  ifNotYou: { draft: 'Sɛ ɛnyɛ wo a, sesa wo password ntɛm ara na ka kyerɛ asɔre ɔfese no.' },
  passkeyAddedSubject: { draft: 'Wɔde passkey foforɔ aka wo account ho' },
  passkeyAdded: { draft: 'afei passkey foforɔ bue {account}.' },
  passkeyRemovedSubject: { draft: 'Wɔayi passkey bi afiri wo account mu' },
  passkeyRemoved: { draft: 'wɔayi {account} passkey bi afiri mu seesei ara.' },
  removedSubject: { draft: 'Deɛ wɔayi afiri wo account mu' },
}
