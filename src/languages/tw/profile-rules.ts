import type { profileRules as words } from '../../lib/texts/accounts/profile-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const profileRules: Translation<typeof words> = {
  marital: { draft: 'Yɛsrɛ wo, paw w’awadeɛ mu tebea' },
  birth: { draft: 'Yɛsrɛ wo, twerɛ da a wɔwoo wo' },
  birthYear: { draft: 'Yɛsrɛ wo, hwɛ afe a wɔwoo wo no bio' },
  bornInFuture: { draft: 'Da a wɔwoo wo ntumi nyɛ da a ɛmmaeɛ' },
  house: { draft: 'Yɛsrɛ wo, twerɛ wo fie address' },
  fellowship: { draft: 'Yɛsrɛ wo, paw fekuo' },
  occupation: { draft: 'Yɛsrɛ wo, twerɛ w’adwuma' },
  churchLife: { draft: 'Yɛsrɛ wo, ka w’asɔre ho nsɛm kakra kyerɛ yɛn' },
  yesOrNo: { draft: 'Yɛsrɛ wo, yi ano aane anaa daabi' },
}
