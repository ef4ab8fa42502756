import type { dataRequestWords } from '../../lib/texts/accounts/data-request.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const dataRequest: Translation<typeof dataRequestWords> = {
  needsScript: { draft: 'Adesrɛ a wobɛsoma wɔ ha' },
  name: { draft: 'Wo din' },
  contact: { draft: 'Wo e-mail address anaa fon nɔma' },
  request: { draft: 'Adesrɛ' },
  choose: { draft: 'Yɛsrɛ wo, paw' },
  details: { draft: 'Emu nsɛm' },
  send: { draft: 'Soma adesrɛ no' },
  sending: { draft: 'Yɛresoma...' },
  noAnswer: { draft: 'Mmuaeɛ biara mmaeɛ. Yɛsrɛ wo, hwɛ wo network, na san bɔ mmɔden.' },
  elsewhere: { draft: 'W’adesrɛ no ankɔ. Yɛsrɛ wo, twerɛ kɔma asɔre no mmom.' },
}
