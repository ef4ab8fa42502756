import type { settingGroupTexts } from '../../lib/texts/settings/church-settings.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const settingGroups: Translation<typeof settingGroupTexts> = {
  privacyAndData: { draft: 'Confidentialité et données' },
  dataProtection: { draft: 'Protection des données' },
  dataRetention: { draft: 'Conservation des données' },
  dataRequests: { draft: 'Demandes sur les données' },
  writing: { draft: 'Écrire aux gens' },
  messages: { draft: 'Messages' },
  songs: { draft: 'Chants' },
  contactPage: { draft: 'Page de contact' },
  peopleAndAccounts: { draft: 'Personnes et comptes' },
  signIn: { draft: 'Connexion' },
  people: { draft: 'Personnes' },
  care: { draft: 'Nouveaux venus et suivi' },
}
