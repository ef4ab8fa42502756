import type { leaderTexts as words } from '../../lib/texts/groups/leader.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const leaderTexts: Translation<typeof words> = {
  notLoaded: { draft: 'Les données du groupe n’ont pas pu être chargées' },
  created: { draft: 'Événement créé' },
  notCreated: { draft: 'L’événement n’a pas pu être créé' },
  changed: { draft: 'Événement modifié' },
  notChanged: { draft: 'L’événement n’a pas pu être modifié' },
  attendanceNotLoaded: { draft: 'Les présences n’ont pas pu être chargées' },
  marked: { draft: 'Présences enregistrées' },
  notMarked: { draft: 'Les présences n’ont pas pu être enregistrées' },
  archived: { draft: 'Message archivé' },
  unarchived: { draft: 'Message remis dans la boîte' },
}
