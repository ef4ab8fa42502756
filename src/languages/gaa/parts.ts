import type { partWords } from '../../components/site/words/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const parts: Translation<typeof partWords> = {
  inAYear: { draft: 'Afi mli' },
  together: { draft: 'Fɛɛ' },
  clock: { draft: 'Be ni eshɛ yɛ sɔlemɔ' },
  nextService: { draft: 'Sɔlemɔ ni baaba' },
  map: { draft: 'Map' },
  whereWeAre: { draft: 'He ni wɔyɔɔ' },
  openOn: { draft: 'Wɔgbeleɔ {day}' },
  when: { draft: 'Be' },
  where: { draft: 'He' },
  askFor: { draft: 'Bi' },
  picture: { draft: 'mfoniri {number}' },
  download: { draft: 'Download' },
  downloadSize: { draft: 'Download ({size})' },
  every: { draft: '{day} fɛɛ {day}' },
  watchOn: { draft: 'Kwɛmɔ<a> {title}</a> yɛ {host}' },
}
