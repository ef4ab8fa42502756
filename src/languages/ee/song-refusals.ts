import type { Translation } from '../../lib/words/translation.ts'
import type { songRefusals as words } from '../../server/services/songs/messages.ts'

export const songRefusals: Translation<typeof words> = {
  noSong: { draft: 'Ha sia ƒomevi meli o.' },
  inUse: { draft: 'Ha sia le ɖoɖo me, alo wodzii: ƒea ƒe nyatakaka yɔa eƒe ŋkɔ. Taflatsɛ dzrae ɖo.' },
  noUse: { draft: 'Ŋkeke sia ƒomevi mele haa si o.' },
  weeks: { draft: 'Taflatsɛ ŋlɔ kɔsiɖawo ƒe xexlẽme' },
  year: { draft: 'Taflatsɛ ŋlɔ ƒe, abe 2026 ene' },
  chooseFile: { draft: 'Taflatsɛ tia fail' },
  plannersSave: { draft: 'Ame si ɖoa sɔlemewo ɖi ye dzraa fail siawo ƒomevi ɖo.' },
  deleted: { draft: 'Wotutu haa.' },
  unlicensed: {
    draft:
      '{titles}: nya siwo menye public domain o la hiã licence. Taflatsɛ ŋlɔe ɖe hamea ƒe ɖoɖowo me, alo de dzesi haa be enye public domain.',
  },
  unlicensedMore: {
    draft:
      '{titles} kple bubuwo: nya siwo menye public domain o la hiã licence. Taflatsɛ ŋlɔe ɖe hamea ƒe ɖoɖowo me, alo de dzesi haa be enye public domain.',
  },
  removed: { draft: 'Woɖee ɖa.' },
}
