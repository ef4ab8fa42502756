import type { passkeyWords } from '../../lib/texts/accounts/passkeys.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const passkeys: Translation<typeof passkeyWords> = {
  notUsed: { draft: 'Aucune clé d’accès n’a servi. Réessayez, ou choisissez une autre voie.' },
  already: { draft: 'Cet appareil a déjà une clé d’accès pour votre compte.' },
}
