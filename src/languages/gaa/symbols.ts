import type { symbolWords } from '../../components/symbols/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const symbols: Translation<typeof symbolWords> = {
  cross: { draft: 'Kristo sɛŋmɔtso lɛ' },
  gyeNyame: { draft: 'Ja Nyɔŋmɔ pɛ' },
  sankofa: { draft: 'Ku osɛɛ ni oyaŋɔ' },
  dwennimmen: { draft: 'Hewalɛ kɛ heshibaa' },
  nyameDua: { draft: 'Nyɔŋmɔ tso' },
  akoma: { draft: 'Tsui lɛ: tsuishiŋmɛɛ kɛ suɔmɔ' },
  nkonsonkonson: { draft: 'Kɔsɔkɔsɔ: wɔji wɔhe nɔ' },
  mateMasie: { draft: 'Nɔ ni minuɔ lɛ, mikɛtoɔ' },
  beseSaka: { draft: 'Tsui kotoku: babaoo kɛ mlijaa' },
  funtunfunefu: { draft: 'Laji enyɔ ni yɔɔ musu kome: wɔjaa nɔ ni haa wɔ niyenii' },
}
