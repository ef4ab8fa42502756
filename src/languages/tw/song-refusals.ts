import type { Translation } from '../../lib/words/translation.ts'
import type { songRefusals as words } from '../../server/services/songs/messages.ts'

export const songRefusals: Translation<typeof words> = {
  noSong: { draft: 'Dwom a ɛte saa nni hɔ.' },
  inUse: { draft: 'Dwom yi wɔ nhyehyɛeɛ mu, anaa yɛatoɔ: afe amanneɛ no bɔ ne din. Yɛsrɛ wo, kora no.' },
  noUse: { draft: 'Da a ɛte saa nni dwom no ho.' },
  weeks: { draft: 'Yɛsrɛ wo, twerɛ nnawɔtwe dodoɔ' },
  year: { draft: 'Yɛsrɛ wo, twerɛ afe, sɛ 2026' },
  chooseFile: { draft: 'Yɛsrɛ wo, paw fael' },
  plannersSave: { draft: 'Deɛ ɔhyehyɛ asɔre no na ɔsie files a ɛte saa.' },
  deleted: { draft: 'Wɔapepa dwom no.' },
  unlicensed: {
    draft:
      '{titles}: nsɛm a ɛnyɛ public domain hia licence. Yɛsrɛ wo, twerɛ no wɔ asɔre no nhyehyɛeɛ mu, anaa twerɛ sɛ dwom no yɛ public domain.',
  },
  unlicensedMore: {
    draft:
      '{titles} ne afoforɔ: nsɛm a ɛnyɛ public domain hia licence. Yɛsrɛ wo, twerɛ no wɔ asɔre no nhyehyɛeɛ mu, anaa twerɛ sɛ dwom no yɛ public domain.',
  },
  removed: { draft: 'Yɛayi.' },
}
