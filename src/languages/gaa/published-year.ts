import type { Translation } from '../../lib/words/translation.ts'
import type { publishedYearWords as words } from '../../server/app/messages.ts'

export const publishedYear: Translation<typeof words> = {
  root: {
    draft: 'Woji lɛ ahe okadi yɛ {day}, ni mɔ fɛɛ mɔ baanyɛ akɛ atsɔɔ sɛɛ mli akɛ aŋmako nɔ ko ekoŋŋ: {root}',
  },
  goal: { draft: 'Ashɛ yiŋtoo lɛ {percent} %.' },
  allElse: { draft: 'Nɔ ni eshwɛ fɛɛ' },
  allTogether: { draft: 'Fɛɛ' },
  whole: { draft: 'Nɔ ni eba kɛyashi {day}: {amount}.' },
  wholeOf: { draft: 'Nɔ ni eba kɛyashi {day}: {amount}, kɛ nikeenii {gifts} ni gbɛi yɔɔ nɔ.' },
  title: { draft: '{year} yɛ nɔmbai amli' },
  caption: { draft: 'Nɔ ni eba kɛha asafo lɛ yɛ {year}' },
}
