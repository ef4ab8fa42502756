import type { mediaRules as words } from '../../lib/texts/media/media-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const mediaRules: Translation<typeof words> = {
  enterAddressVideo: { draft: 'Yɛsrɛ wo, twerɛ video no address' },
  enterAddressBeginsHttps: {
    draft:
      'Yɛsrɛ wo, twerɛ address a ɛhyɛ aseɛ sɛ https:// na ɛyɛ YouTube video, anaa ɛwie sɛ .m3u8 anaa .mp4',
  },
  giveSeries: { draft: 'Yɛsrɛ wo, ma asɛnka a ɛdidi so no' },
  giveAtMostMostSeries: { draft: 'Yɛsrɛ wo, mma ɛmmoro {mostSeries}' },
  fillAllRequiredFields: { draft: 'Yɛsrɛ wo, hyɛ deɛ ɛho hia nyinaa ma' },
  chooseCategory: { draft: 'Yɛsrɛ wo, paw nkyekyɛmu' },
  chooseVideoAudio: { draft: 'Yɛsrɛ wo, paw video anaa audio' },
  enterFullAddressVideo: { draft: 'Yɛsrɛ wo, twerɛ video no address nyinaa, a ɛhyɛ aseɛ sɛ https://' },
  notUpload: { draft: 'Ɛnyɛ fail a wɔresoma nie' },
}
