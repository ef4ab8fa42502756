import type { partWords } from '../../components/site/words/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const parts: Translation<typeof partWords> = {
  away: {
    draft:
      'Asɔre no nwoma mu nsɛm mmuaeɛ berɛ a yɛreyɛ kratafa yi. Sɛ biribiara nni ase ha a, yɛsrɛ wo, bue kratafa no bio akyire yi.',
  },
  spentOn: { draft: 'Deɛ yɛde yɛ' },
  inAYear: { draft: 'Afe mu' },
  together: { draft: 'Ne nyinaa' },
  clock: { draft: 'Berɛ a abɔ wɔ asɔre' },
  nextService: { draft: 'Asɔre a ɛdi hɔ' },
  map: { draft: 'Map' },
  whereWeAre: { draft: 'Baabi a yɛwɔ' },
  openOn: { draft: 'Yɛbue {day}' },
  when: { draft: 'Berɛ' },
  where: { draft: 'Baabi' },
  askFor: { draft: 'Bisa' },
  enlarge: { draft: 'Ma ɛnyɛ kɛse: {what}' },
  picture: { draft: 'mfonini {number}' },
  download: { draft: 'Twe gu wo fon so' },
  downloadSize: { draft: 'Twe gu wo fon so ({size})' },
  every: { draft: '{day} biara' },
  shown: { draft: ' (deɛ ɛda hɔ)' },
  watchOn: { draft: 'Hwɛ<a> {title}</a> wɔ {host}' },
  logoPicture: { draft: '{title}, ne logo no wɔ kente so' },
  symbolPicture: { draft: '{title}, ne {symbol} wɔ kente so' },
}
