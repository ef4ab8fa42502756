import type { lookAroundWords } from '../../islands/accounts/look-around/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const lookAround: Translation<typeof lookAroundWords> = {
  fiveThings: { draft: 'Nneɛma nnum a wobɛtumi asɔ ahwɛ' },
  sample: { draft: 'Nhwɛsoɔ asɔre no' },
  dismiss: { draft: 'Mfa yi nkyerɛ me bio' },
  heading: { draft: 'Hwɛ mu sɛ' },
  lede: { draft: 'Yei yɛ nhwɛsoɔ asɔre, na ɛmu nnipa nyɛ ampa. Mia prɛko na wokɔ mu.' },
  startAgain: { draft: 'Hyɛ aseɛ bio' },
  startAgainTitle: { draft: 'Wopɛ sɛ nhwɛsoɔ asɔre no yɛ sɛdeɛ na ɛteɛ?' },
  deleted: {
    draft: 'Deɛ obiara asesa wɔ ha firi berɛ a wɔyɛɛ no nyinaa befiri hɔ: nnipa, nwoma, nkratafa, files.',
  },
  signedOut: { draft: 'Yɛyi obiara firi mu, wo ka ho. Ɛfa simma kakra bi.' },
}
