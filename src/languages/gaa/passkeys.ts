import type { passkeyWords } from '../../lib/texts/accounts/passkeys.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const passkeys: Translation<typeof passkeyWords> = {
  notUsed: { draft: 'Akɛ passkey ko tsuuu nii. Ofainɛ, kaa ekoŋŋ, loo halamɔ gbɛ kroko.' },
  already: { draft: 'Tsɔne nɛɛ yɛ passkey kɛha o-account lɛ momo.' },
}
