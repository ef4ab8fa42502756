import type { partWords } from '../../components/site/words/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const parts: Translation<typeof partWords> = {
  away: {
    draft:
      'Hamea ƒe agbalẽwo meɖo eŋu esime wowɔ axa sia o. Ne naneke mele ete o la, taflatsɛ gaʋu axa la le ɣeyiɣi kpui aɖe megbe.',
  },
  spentOn: { draft: 'Nu si ta' },
  inAYear: { draft: 'Le ƒe ɖeka me' },
  together: { draft: 'Wo katã' },
  clock: { draft: 'Ga si ƒo le hamea me' },
  nextService: { draft: 'Sɔleme si gbɔna' },
  map: { draft: 'Map' },
  whereWeAre: { draft: 'Afi si míele' },
  openOn: { draft: 'Míeʋuna le {day}' },
  when: { draft: 'Ɣekaɣi' },
  where: { draft: 'Afika' },
  askFor: { draft: 'Bia' },
  enlarge: { draft: 'Wɔe wòalolo: {what}' },
  picture: { draft: 'nɔnɔmetata {number}' },
  download: { draft: 'Ɖee de wò fon dzi' },
  downloadSize: { draft: 'Ɖee de wò fon dzi ({size})' },
  every: { draft: '{day} sia {day}' },
  shown: { draft: ' (esi dze)' },
  watchOn: { draft: 'Kpɔ<a> {title}</a> le {host}' },
  logoPicture: { draft: '{title}, kple logo la le kente dzi' },
  symbolPicture: { draft: '{title}, kple dzesi {symbol} le kente dzi' },
}
