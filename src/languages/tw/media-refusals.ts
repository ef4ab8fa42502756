import type { Translation } from '../../lib/words/translation.ts'
import type { mediaRefusals as words } from '../../server/media/sermons/messages.ts'

export const mediaRefusals: Translation<typeof words> = {
  deleted: { draft: 'Yɛapopa asɛnka no.' },
  noSermon: { draft: 'Asɛnka a ɛte saa nni hɔ.' },
  sameSeries: { draft: 'Series mmienu wɔ din korɔ' },
  noSeries: { draft: 'Series a ɛte saa nni hɔ' },
  chooseSeries: { draft: 'Yɛsrɛ wo, paw series' },
  videoOrLink: { draft: 'Yɛsrɛ wo, fa YouTube link anaa video file bra' },
  audio: { draft: 'Yɛsrɛ wo, fa audio file to so' },
  counted: { draft: 'Yɛakan.' },
}
