import type { partWords } from '../../components/site/words/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const parts: Translation<typeof partWords> = {
  away: {
    draft:
      'Asafo lɛ woji lɛ haaa hetoo beni afee baafa nɛɛ. Kɛ nɔ ko bɛ shishi lɛ, ofainɛ, gbelemɔ baafa lɛ ekoŋŋ yɛ be fioo sɛɛ.',
  },
  spentOn: { draft: 'Nɔ hewɔ' },
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
  enlarge: { draft: 'Fee lɛ agbo: {what}' },
  picture: { draft: 'mfoniri {number}' },
  download: { draft: 'Download' },
  downloadSize: { draft: 'Download ({size})' },
  every: { draft: '{day} fɛɛ {day}' },
  shown: { draft: '  (atsɔɔ)' },
  watchOn: { draft: 'Kwɛmɔ<a> {title}</a> yɛ {host}' },
  logoPicture: { draft: '{title}, kɛ logo lɛ yɛ mama ni alo nɔ' },
  symbolPicture: { draft: '{title}, kɛ okadi {symbol} yɛ mama ni alo nɔ' },
}
