import type { planRules } from '../../lib/texts/services/plan-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const planRuleTexts: Translation<typeof planRules> = {
  kind: { draft: 'Veuillez choisir une sorte de culte' },
  title: { draft: 'Veuillez donner un titre au culte' },
  day: { draft: 'Veuillez donner un jour' },
  hour: { draft: 'Veuillez donner l’heure comme 09:00' },
  from: { draft: 'Veuillez choisir par quoi il commence' },
  one: { draft: 'Veuillez choisir un culte ou un événement' },
  team: { draft: 'Veuillez choisir une équipe' },
  note: { draft: 'Veuillez écrire la note' },
  notes: { draft: 'Chaque équipe a une note' },
  link: { draft: 'Veuillez donner une adresse qui commence par https://' },
  linkName: { draft: 'Veuillez nommer le lien' },
  links: { draft: 'Un élément a au plus 10 liens' },
  item: { draft: 'Veuillez nommer l’élément' },
  minutes: { draft: 'Veuillez donner des minutes de 0 à 600' },
  capo: { draft: 'Un capo va de 0 à 11' },
  act: { draft: 'Veuillez recharger la page' },
  many: { draft: 'Un ordre du culte a au plus {most} éléments' },
  planned: { draft: 'Ce culte a déjà un ordre' },
  file: { draft: 'Veuillez choisir un PDF, une image ou un son (MP3 ou M4A)' },
  fileName: { draft: 'Veuillez nommer le fichier' },
  fileLarge: { draft: 'Ce fichier dépasse {most} Mo' },
  files: { draft: 'Un élément a au plus {most} fichiers.' },
  templateFiles: { draft: 'Les fichiers appartiennent à l’ordre d’un seul culte : un modèle n’en a pas.' },
  noFile: { draft: 'Ce fichier n’existe pas.' },
  planTaken: {
    draft:
      'Ce culte ou cet événement a maintenant un autre ordre. Supprimez d’abord celui-là. Celui-ci reste dans la corbeille.',
  },
  templateTaken: {
    draft:
      'L’église a maintenant un autre modèle de cette sorte. Supprimez d’abord celui-là. Celui-ci reste dans la corbeille.',
  },
  notThatDay: { draft: '{title} n’est pas ce jour-là' },
  noPlan: { draft: 'Cet ordre du culte n’existe pas.' },
  noItem: { draft: 'Cet élément n’existe pas.' },
  noService: { draft: 'Ce culte n’existe pas' },
  noEvent: { draft: 'Cet événement n’existe pas' },
  noPerson: { draft: 'Cette personne n’existe pas' },
  noTeam: { draft: 'Cette équipe n’existe pas' },
  noLast: { draft: 'Ce culte n’a pas d’ordre antérieur. Commencez par le modèle.' },
  notStarted: { draft: 'Cet ordre n’est pas en direct.' },
  over: { draft: 'Cet ordre est fini.' },
  mayNotLead: { draft: 'Qui prépare les cultes et qui conduit un élément peut mener l’ordre.' },
  ledOn: { draft: 'Quelqu’un d’autre a continué entre-temps.' },
}
