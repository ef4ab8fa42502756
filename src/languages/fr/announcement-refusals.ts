import type { Translation } from '../../lib/words/translation.ts'
import type { announcementRefusals as words } from '../../server/messages/announcements/messages.ts'

export const announcementRefusals: Translation<typeof words> = {
  wentAlready: { draft: 'Cette annonce est déjà partie comme message' },
  isOff: { draft: 'C’est désactivé. Un super administrateur l’active sous Messages, Automatiques' },
  nobody: { draft: 'Personne ne peut la recevoir comme message' },
  longText: {
    draft: 'En SMS, cela fait {parts} parties. Raccourcissez à {most}, ou renoncez-y et écrivez un message',
  },
  deleted: { draft: 'L’annonce est supprimée.' },
}
