import type { siteWords } from '../../components/site/head/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const site: Translation<typeof siteWords> = {
  skip: { draft: 'Aller au contenu' },
  siteMap: { draft: 'Plan du site' },
  search: { draft: 'Rechercher' },
  savedOffline: { draft: 'Enregistré hors ligne' },
  privacy: { draft: 'Confidentialité' },
  language: { draft: 'Langue' },
  drafts: { draft: 'traductions provisoires' },
  wordsIn: { draft: 'Les mots de cette page sont en {language}.' },
  pageLanguages: { draft: 'Langues de cette page' },
}
