import type { Translation } from '../../lib/words/translation.ts'
import type { announcementRefusals as words } from '../../server/messages/announcements/messages.ts'

export const announcementRefusals: Translation<typeof words> = {
  wentAlready: { draft: 'Gbeƒãɖeɖe sia yi abe gbedasi ene xoxo' },
  isOff: { draft: 'Wotu esia. Super admin ʋunɛ le Gbedasiwo, Esiwo yina le wo ɖokui si te' },
  nobody: { draft: 'Ame aɖeke mate ŋu axɔe abe gbedasi ene o' },
  longText: {
    draft: 'Abe SMS ene la, akpa {parts} le esi. Ɖee dzi wòanɔ {most}, alo ɖe esia ɖa eye nàŋlɔ gbedasi',
  },
  deleted: { draft: 'Wotutu gbeƒãɖeɖea.' },
}
