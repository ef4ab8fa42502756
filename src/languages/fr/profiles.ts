import type { profileWords } from '../../islands/accounts/profiles/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const profiles: Translation<typeof profileWords> = {
  title: { draft: 'Complétez votre profil' },
  description: { draft: 'La dernière étape avant votre tableau de bord.' },
  step: { draft: 'Étape 2 sur 2 : ce que votre groupe doit savoir. Vous pouvez aussi le faire plus tard.' },
  lede: {
    draft:
      'Quelques détails, une seule fois, pour que votre groupe sache qui attendre. Seule l’équipe de l’église les voit.',
  },
  needsScript: { draft: 'Compléter votre profil' },
  greeting: { draft: 'Akwaaba, {name}' },
  greetingAlone: { draft: 'Akwaaba' },
  visitDate: { draft: 'Date de visite' },
  maritalStatus: { draft: 'Situation familiale' },
  choose: { draft: 'Veuillez choisir' },
  birth: { draft: 'Date de naissance' },
  house: { draft: 'Adresse du domicile' },
  digital: { draft: 'Adresse numérique' },
  digitalHint: { draft: 'GhanaPostGPS, par exemple GA-183-8164' },
  digitalOdd: { draft: 'Les adresses GhanaPostGPS ressemblent à GA-183-8164. Vous pouvez la laisser ainsi.' },
  fellowship: { draft: 'Groupe' },
  loadingFellowships: { draft: 'Chargement des groupes...' },
  notSure: { draft: 'Pas encore sûr' },
  fellowshipsFailed: { draft: 'La liste des groupes n’est pas arrivée.' },
  tryAgain: { draft: 'Réessayer' },
  bornAgain: { draft: 'Né de nouveau' },
  yes: { draft: 'Oui' },
  no: { draft: 'Non' },
  occupation: { draft: 'Profession' },
  churchInformation: { draft: 'Votre vie d’église' },
  churchHint: { draft: 'Où vous étiez auparavant, comment vous servez, ce que vous espérez trouver ici.' },
  submit: { draft: 'Compléter le profil' },
  saving: { draft: 'Enregistrement...' },
  later: { draft: 'Plus tard' },
  laterHint: {
    draft:
      'Avec « Plus tard » vous continuez, et la question ne revient pas avant 30 jours. Ce que vous avez saisi reste ici jusqu’à ce que vous fermiez l’onglet.',
  },
  oneStepLeft: {
    draft:
      '<a>Il reste une étape.</a> Complétez votre profil, pour que votre groupe sache qui attendre. Cela prend deux minutes.',
  },
  image: { draft: 'Photo de profil' },
  imageHint: {
    draft:
      'Une photo de votre visage aide les autres à vous saluer par votre nom. JPEG, PNG ou WebP, jusqu’à 10 Mo.',
  },
  imagePicked: { draft: 'Ce que vous avez choisi' },
  single: { draft: 'Célibataire' },
  married: { draft: 'Marié' },
  divorced: { draft: 'Divorcé' },
  widowed: { draft: 'Veuf' },
}
