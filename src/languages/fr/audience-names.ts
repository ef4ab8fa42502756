import type { Translation } from '../../lib/words/translation.ts'
import type { audienceNames as words } from '../../server/messages/translated/messages.ts'

export const audienceNames: Translation<typeof words> = {
  everybody: { draft: 'Tout le monde' },
  members: { draft: 'Tous les membres' },
  leaders: { draft: 'Tous les responsables de groupe' },
  media: { draft: 'L’équipe des médias' },
  admins: { draft: 'Tous les super administrateurs' },
  branch: { draft: 'Paroisse : {name}' },
  event: { draft: 'Qui vient à {title}, {date}' },
  list: { draft: 'Liste : {name}' },
}
