import type { requestWords } from '../../components/site/words/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const dataRequest: Translation<typeof requestWords> = {
  needsScript: { draft: 'Biabia ɖoɖo to afi sia' },
  name: { draft: 'Wò ŋkɔ' },
  contact: { draft: 'Wò e-mail adrɛs alo wò telefon xexlẽdzesi' },
  kind: { draft: 'Biabia' },
  choose: { draft: 'Taflatsɛ tia' },
  details: { draft: 'Nyawo<a> (ne èdi)</a>' },
  send: { draft: 'Ɖo biabia la ɖa' },
  sending: { draft: 'Ele ɖoɖom ɖa...' },
  noAnswer: { draft: 'Ŋuɖoɖo aɖeke meva o. Kpɔ ɖa be network le asiwò hã, eye nàgate ekpɔ.' },
  elsewhere: { draft: 'Wò biabia la meyi o. Taflatsɛ ŋlɔ agbalẽ na hamea boŋ.' },
}
