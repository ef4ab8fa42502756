import type { dataRequestWords } from '../../lib/texts/accounts/data-request.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const dataRequest: Translation<typeof dataRequestWords> = {
  needsScript: { draft: 'Biabia ɖoɖo ɖa le afi sia' },
  name: { draft: 'Wò ŋkɔ' },
  contact: { draft: 'Wò e-mail adrɛs alo telefon xexlẽdzesi' },
  request: { draft: 'Biabia' },
  choose: { draft: 'Taflatsɛ, tia' },
  details: { draft: 'Numeɖeɖe' },
  send: { draft: 'Ɖo biabia la ɖa' },
  sending: { draft: 'Ele ɖoɖom ɖa...' },
  noAnswer: { draft: 'Ŋuɖoɖo aɖeke meva o. Taflatsɛ, kpɔ wò network ɖa, eye nàgate kpɔ.' },
  elsewhere: { draft: 'Wò biabia la meyi o. Taflatsɛ, ŋlɔ agbalẽ na hamea boŋ.' },
}
