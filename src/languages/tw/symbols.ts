import type { symbolWords } from '../../components/symbols/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const symbols: Translation<typeof symbolWords> = {
  cross: { draft: 'Kristo asɛnnua no' },
  gyeNyame: { draft: 'Obiara nni hɔ ka Onyankopɔn ho' },
  sankofa: { draft: 'San kɔ na kɔfa' },
  dwennimmen: { draft: 'Ahoɔden a ahobrɛaseɛ ka ho' },
  nyameDua: { draft: 'Onyankopɔn dua' },
  akoma: { draft: 'Akoma: abotarɛ ne adɔeɛ' },
  nkonsonkonson: { draft: 'Nkɔnsɔnkɔnsɔn: yɛyɛ yɛn ho yɛn ho dea' },
  mateMasie: { draft: 'Deɛ mate no, masie' },
  beseSaka: { draft: 'Bese saka: adedodoɔ ne ɔkyɛ' },
  funtunfunefu: { draft: 'Adɛnkyɛm mmienu a wɔwɔ yafunu baako: yɛkyɛ deɛ ɛma yɛn aduane' },
}
