import type { ownSettingWords } from '../../lib/texts/accounts/own-settings.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const ownSettings: Translation<typeof ownSettingWords> = {
  photograph: { draft: 'Photo' },
  telephone: { draft: 'Téléphone' },
  privacy: { draft: 'Confidentialité' },
  consent: { draft: 'Consentement' },
  password: { draft: 'Mot de passe' },
  twoSteps: { draft: 'Connexion en deux étapes' },
  devices: { draft: 'Appareils' },
  colours: { draft: 'Couleurs' },
  dataSaver: { draft: 'Économie de données' },
  mails: { draft: 'E-mails' },
  messages: { draft: 'Messages' },
  calendar: { draft: 'Calendrier' },
  myGiving: { draft: 'Mes dons' },
  schedule: { draft: 'Mon planning' },
  myData: { draft: 'Mes données' },
  closeAccount: { draft: 'Fermer le compte' },
  you: { draft: 'Vous' },
  signingIn: { draft: 'Connexion' },
  thisDevice: { draft: 'Cet appareil' },
  reachesYou: { draft: 'Ce qui vous parvient' },
  yours: { draft: 'Ce qui est à vous' },
}
