import type { symbolWords } from '../../components/symbols/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const symbols: Translation<typeof symbolWords> = {
  cross: { draft: 'Kristo ƒe atitsoga' },
  gyeNyame: { draft: 'Negbe Mawu ko' },
  sankofa: { draft: 'Trɔ yi nàtsɔe vɛ' },
  dwennimmen: { draft: 'Ŋusẽ kple ɖokuibɔbɔ' },
  nyameDua: { draft: 'Mawu ƒe ati' },
  akoma: { draft: 'Dzi: dzigbɔɖi kple dɔmenyo' },
  nkonsonkonson: { draft: 'Kɔsɔkɔsɔ: míenye mía nɔewo tɔ' },
  mateMasie: { draft: 'Nusi mese la, medzranɛ ɖo' },
  beseSaka: { draft: 'Goro kotoku: nusɔgbɔ kple nu mama' },
  funtunfunefu: { draft: 'Lo eve siwo ƒe dɔgbo nye ɖeka: míemãa nusi nyia mí' },
}
