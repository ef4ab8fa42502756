import type { siteWords } from '../../components/site/head/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const site: Translation<typeof siteWords> = {
  skip: { draft: 'Yaa saji lɛ anɔ' },
  siteMap: { draft: 'Baafai fɛɛ' },
  search: { draft: 'Taomɔ' },
  savedOffline: { draft: 'Nii ni akɛto' },
  privacy: { draft: 'Teemɔŋ saji' },
  language: { draft: 'Wiemɔ' },
  drafts: { draft: 'shishitsɔɔmɔi lɛ ji drafts' },
  wordsIn: { draft: 'Baafa nɛɛ wiemɔi lɛ yɛ {language} mli.' },
  pageLanguages: { draft: 'Baafa nɛɛ wiemɔi' },
}
