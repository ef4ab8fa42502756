import type { requestWords } from '../../components/site/words/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const dataRequest: Translation<typeof requestWords> = {
  needsScript: { draft: 'Adesrɛ a wode fa ha' },
  name: { draft: 'Wo din' },
  contact: { draft: 'Wo e-mail address anaa wo telefon nɔma' },
  kind: { draft: 'Adesrɛ' },
  choose: { draft: 'Yɛsrɛ wo, paw' },
  details: { draft: 'Mu nsɛm<a> (sɛ wopɛ a)</a>' },
  send: { draft: 'Fa adesrɛ no kɔma' },
  sending: { draft: 'Ɛrekɔ...' },
  noAnswer: { draft: 'Mmuaeɛ biara mmaeɛ. Hwɛ sɛ wowɔ network, na sɔ hwɛ bio.' },
  elsewhere: { draft: 'W’adesrɛ no ankɔ. Yɛsrɛ wo, twerɛ kɔma asɔre no mmom.' },
}
