import type { keptWords } from '../../islands/media/kept/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const kept: Translation<typeof keptWords> = {
  title: { draft: 'Nu siwo wodzra ɖo' },
  description: { draft: 'Axa siwo woate ŋu axlẽ le afi sia ne network mele o, kple alesi woaɖe wo ɖae.' },
  lede: {
    draft:
      'Nu si nèxlẽ la tsia afi sia, be nàte ŋu agaxlẽe ne network mele o. Ne èdo le eme, alo ne ame bubu ge ɖe eme la, míeɖea axawo ɖa. Nu si nèŋlɔ esime network mele o la lalana le afi sia va se ɖe esime wòayi.',
  },
  unsent: { draft: 'Esiwo meyi haɖe o' },
  sermons: { draft: 'Mawunyagbɔgblɔwo' },
  pages: { draft: 'Axawo' },
  needsScript: { draft: 'Nuŋlɔɖi sia hiã JavaScript, gake wotsii le browser sia me.' },
  none: { draft: 'Womedzra naneke ɖo haɖe o.' },
  removeAll: { draft: 'Ɖe axawo katã ɖa' },
  remove: { draft: 'Ɖee ɖa' },
  removePage: { draft: 'Ɖe {title} ɖa' },
}
