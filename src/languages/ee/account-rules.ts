import type { accountRules as words } from '../../lib/texts/accounts/account-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const accountRules: Translation<typeof words> = {
  email: { draft: 'Taflatsɛ, na e-mail adrɛs nyuitɔ' },
  firstName: { draft: 'Taflatsɛ, ŋlɔ wò ŋkɔ' },
  lastName: { draft: 'Taflatsɛ, ŋlɔ wò ƒomeŋkɔ' },
  username: { draft: 'Taflatsɛ, tia ezazãŋkɔ' },
  countryCode: { draft: 'Taflatsɛ, tia dukɔa ƒe code' },
  phone: { draft: 'Taflatsɛ, ŋlɔ wò telefon xexlẽdzesi' },
  gender: { draft: 'Taflatsɛ, tia ŋutsu alo nyɔnu' },
  consent: { draft: 'Taflatsɛ, lɔ̃ be hamea nadzra nusi nègblɔ le afi sia ɖo' },
  ownUsername: { draft: 'Taflatsɛ, ŋlɔ wò ezazãŋkɔ' },
  ownPassword: { draft: 'Taflatsɛ, ŋlɔ wò mɔʋunya' },
  password: { draft: 'Taflatsɛ, tia mɔʋunya' },
  repeat: { draft: 'Taflatsɛ, gaŋlɔ mɔʋunyaa' },
  notSame: { draft: 'Mɔʋunya eveawo mesɔ o' },
  usernameOrEmail: { draft: 'Taflatsɛ, ŋlɔ wò ezazãŋkɔ alo e-mail' },
  linkIncomplete: { draft: 'Link la mede o. Taflatsɛ, gaʋui tso e-mail la me' },
  eightDigits: { draft: 'Xexlẽdzesi enyie le codea me' },
  code: { draft: 'Taflatsɛ, ŋlɔ codea' },
  sixDigits: { draft: 'Xexlẽdzesi ade le codea me' },
  recoveryCode: { draft: 'Taflatsɛ, ŋlɔ recovery code' },
  noRecoveryCode: { draft: 'Menye recovery code nye esia o' },
  passkeyName: { draft: 'Taflatsɛ, na ŋkɔe' },
  phoneShape: { draft: 'Taflatsɛ, ŋlɔe abe 024 412 3456 ene' },
  askFirst: { draft: 'Taflatsɛ, bia code gbã' },
  audience: { draft: 'Taflatsɛ, tia amesi ate ŋu akpɔe' },
}
