import type { profileRules as words } from '../../lib/texts/accounts/profile-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const profileRules: Translation<typeof words> = {
  marital: { draft: 'Taflatsɛ, tia wò srɔ̃ɖeɖe ƒe nɔnɔme' },
  birth: { draft: 'Taflatsɛ, ŋlɔ wò dzigbe ŋkeke' },
  birthYear: { draft: 'Taflatsɛ, gakpɔ dziƒea ɖa' },
  bornInFuture: { draft: 'Dzigbe ŋkeke mate ŋu anɔ ŋgɔ o' },
  house: { draft: 'Taflatsɛ, ŋlɔ wò aƒe ƒe adrɛs' },
  fellowship: { draft: 'Taflatsɛ, tia habɔbɔ' },
  occupation: { draft: 'Taflatsɛ, ŋlɔ wò dɔ' },
  churchLife: { draft: 'Taflatsɛ, gblɔ wò hame ŋu nya vi aɖe na mí' },
  yesOrNo: { draft: 'Taflatsɛ, ɖo eŋu ɛ̃ alo ao' },
}
