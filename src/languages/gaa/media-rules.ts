import type { mediaRules as words } from '../../lib/texts/media/media-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const mediaRules: Translation<typeof words> = {
  enterAddressVideo: { draft: 'Ofainɛ, ŋmaa video lɛ address' },
  enterAddressBeginsHttps: {
    draft:
      'Ofainɛ, ŋmaa address ni jeɔ shishi kɛ https:// ni ji YouTube video, loo egbeɔ naa kɛ .m3u8 loo .mp4',
  },
  giveSeries: { draft: 'Ofainɛ, ha shiɛmɔi ni nyiɛɔ sɛɛ lɛ' },
  giveAtMostMostSeries: { draft: 'Ofainɛ, kaafe {mostSeries}' },
  fillAllRequiredFields: { draft: 'Ofainɛ, ŋmaa nibii ni he hiaa fɛɛ' },
  chooseCategory: { draft: 'Ofainɛ, halamɔ henɔ' },
  chooseVideoAudio: { draft: 'Ofainɛ, halamɔ video loo audio' },
  enterFullAddressVideo: { draft: 'Ofainɛ, ŋmaa video lɛ address muu, ni jeɔ shishi kɛ https://' },
  notUpload: { draft: 'Jeee fail ni amiimaje ji enɛ' },
}
