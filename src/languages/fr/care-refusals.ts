import type { Translation } from '../../lib/words/translation.ts'
import type { careRefusalWords } from '../../server/care/care/messages.ts'

export const careRefusals: Translation<typeof careRefusalWords> = {
  noSuchPrayer: { draft: 'Il n’y a pas de tel sujet de prière.' },
  prayerTaken: { draft: 'Quelqu’un d’autre a pris cette demande. Merci de l’avoir voulu.' },
  noSuchCard: { draft: 'Il n’y a pas de telle fiche.' },
  notYours: { draft: 'Seuls la personne responsable, un pasteur ou un super-admin peuvent faire cela.' },
  cardClosed: { draft: 'Cette fiche est close. Rouvrez-la d’abord.' },
  noThanksWait: { draft: 'Aucun remerciement n’attend pour cette fiche.' },
  otherCardOpen: { draft: 'Cette personne a une autre fiche, déjà ouverte.' },
  noWayToThank: { draft: 'Il n’y a pas moyen de remercier ce nouveau d’ici maintenant. Appelez-le.' },
  noSuchTask: { draft: 'Il n’y a pas de telle tâche.' },
  noSuchPerson: { draft: 'Il n’y a pas de telle personne.' },
  taskDone: { draft: 'Cette tâche est faite. Rouvrez-la d’abord.' },
  taskDoneAlready: { draft: 'Cette tâche est déjà faite.' },
  isDoneBy: { draft: '{name} s’en charge déjà.' },
  somebody: { draft: 'Quelqu’un' },
  notDone: { draft: 'On ne rouvre qu’une tâche faite.' },
  chooseOfList: { draft: 'Choisissez quelqu’un de la liste' },
  superAdmin: { draft: 'Super-admin' },
  fellowshipLeader: { draft: 'Responsable de groupe' },
  mediaTeam: { draft: 'Équipe média' },
}
