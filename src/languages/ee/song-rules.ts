import type { songRules as words } from '../../lib/texts/services/song-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const songRules: Translation<typeof words> = {
  title: { draft: 'Taflatsɛ na tanya haa' },
  titles: { draft: 'Ha ƒe tanya bubuwo mewu 12 o' },
  number: { draft: 'Taflatsɛ na xexlẽdzesi blibo tso {least} va ɖo {most}' },
  language: { draft: 'Taflatsɛ, tia gbe' },
  kind: { draft: 'Taflatsɛ tia nusi akpa sia nye' },
  words: { draft: 'Taflatsɛ, ŋlɔ akpa sia ƒe nyawo' },
  key: { draft: 'Taflatsɛ, tia key' },
  time: { draft: 'Taflatsɛ, ŋlɔ time la abe 4/4 ene' },
  theme: { draft: 'Taflatsɛ, ŋlɔ tanya ɖe sia ɖe' },
  themes: { draft: 'Ha ƒe tanyawo mewu 20 o' },
  parts: { draft: 'Ha ƒe akpawo mewu {most} o' },
  twice: { draft: 'Ƒomevi, xexlẽdzesi kple gbe ɖeka ma le akpa eve si' },
  order: { draft: 'Ɖoɖoa yɔ akpa aɖe si mele haa me o' },
  none: { draft: 'Taflatsɛ, tia ha' },
  many: { draft: 'Taflatsɛ hawo megawu 200 o' },
  format: { draft: 'Taflatsɛ, tia file si ƒomevi' },
}
