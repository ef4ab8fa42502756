import type { Translation } from '../../lib/words/translation.ts'
import type { mediaRefusals as words } from '../../server/media/sermons/messages.ts'

export const mediaRefusals: Translation<typeof words> = {
  deleted: { draft: 'Wotutu mawunyagbɔgblɔa.' },
  noSermon: { draft: 'Mawunyagbɔgblɔ sia ƒomevi meli o.' },
  sameSeries: { draft: 'Series eve ƒe ŋkɔ sɔ' },
  noSeries: { draft: 'Series sia ƒomevi meli o' },
  chooseSeries: { draft: 'Taflatsɛ tia series' },
  videoOrLink: { draft: 'Taflatsɛ na YouTube link alo da video fail ɖe edzi' },
  audio: { draft: 'Taflatsɛ da audio fail ɖe edzi' },
  counted: { draft: 'Míexlẽe.' },
}
