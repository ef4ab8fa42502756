import type { Translation } from '../../lib/words/translation.ts'
import type { announcementRefusals as words } from '../../server/messages/announcements/messages.ts'

export const announcementRefusals: Translation<typeof words> = {
  wentAlready: { draft: 'Gbeƒãɖeɖe sia yi abe gbedasi ene xoxo' },
  nobody: { draft: 'Ame aɖeke mate ŋu axɔe abe gbedasi ene o' },
  deleted: { draft: 'Wotutu gbeƒãɖeɖea.' },
}
