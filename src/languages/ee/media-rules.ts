import type { mediaRules as words } from '../../lib/texts/media/media-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const mediaRules: Translation<typeof words> = {
  enterAddressVideo: { draft: 'Taflatsɛ ŋlɔ video la ƒe adrɛs' },
  enterAddressBeginsHttps: {
    draft:
      'Taflatsɛ ŋlɔ adrɛs si dze egɔme kple https:// eye wònye YouTube video, alo wu enu kple .m3u8 alo .mp4',
  },
  giveSeries: { draft: 'Taflatsɛ na mawunyagbɔgblɔ siwo kplɔ wo nɔewo ɖo' },
  giveAtMostMostSeries: { draft: 'Taflatsɛ megawu {mostSeries} o' },
  fillAllRequiredFields: { draft: 'Taflatsɛ yɔ nusiwo katã hiã' },
  chooseCategory: { draft: 'Taflatsɛ tia hatsotso' },
  chooseVideoAudio: { draft: 'Taflatsɛ tia video alo audio' },
  enterFullAddressVideo: { draft: 'Taflatsɛ ŋlɔ video la ƒe adrɛs blibo, si dze egɔme kple https://' },
  notUpload: { draft: 'Menye faila si ɖom wole ɖa ye nye esi o' },
}
