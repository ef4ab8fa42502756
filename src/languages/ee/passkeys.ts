import type { passkeyWords } from '../../lib/texts/accounts/passkeys.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const passkeys: Translation<typeof passkeyWords> = {
  notUsed: { draft: 'Womezã passkey aɖeke o. Taflatsɛ, gate kpɔ, alo nàtia mɔ bubu.' },
  already: { draft: 'Passkey le mɔ̃ sia dzi na wò account xoxo.' },
}
