import type { passkeyWords } from '../../lib/texts/accounts/passkeys.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const passkeys: Translation<typeof passkeyWords> = {
  notUsed: { draft: 'Wɔamfa passkey biara anni dwuma. Yɛsrɛ wo, san bɔ mmɔden, anaa paw ɛkwan foforɔ.' },
  already: { draft: 'Afidie yi wɔ passkey ma wo account dada.' },
}
