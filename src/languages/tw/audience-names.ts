import type { Translation } from '../../lib/words/translation.ts'
import type { audienceNames as words } from '../../server/messages/translated/messages.ts'

export const audienceNames: Translation<typeof words> = {
  everybody: { draft: 'Obiara' },
  members: { draft: 'Asɔremma nyinaa' },
  leaders: { draft: 'Fekuo akannifoɔ nyinaa' },
  media: { draft: 'Media kuo no' },
  admins: { draft: 'Super admin nyinaa' },
  branch: { draft: 'Asɔre fã: {name}' },
  event: { draft: 'Wɔn a wɔba {title}, {date}' },
  list: { draft: 'Din: {name}' },
}
