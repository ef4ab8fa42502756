import type { siteWords } from '../../components/site/head/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const site: Translation<typeof siteWords> = {
  siteMap: { draft: 'Baafai fɛɛ' },
  search: { draft: 'Taomɔ' },
  language: { draft: 'Wiemɔ' },
  wordsIn: { draft: 'Baafa nɛɛ wiemɔi lɛ yɛ {language} mli.' },
  savedOffline: { draft: 'Nii ni akɛto' },
  pageLanguages: { draft: 'Baafa nɛɛ wiemɔi' },
}
