import type { Translation } from '../../lib/words/translation.ts'
import type { audienceNames as words } from '../../server/messages/translated/messages.ts'

export const audienceNames: Translation<typeof words> = {
  everybody: { draft: 'Amesiame' },
  members: { draft: 'Hameviwo katã' },
  leaders: { draft: 'Habɔbɔ kplɔlawo katã' },
  media: { draft: 'Media ƒuƒoƒoa' },
  admins: { draft: 'Super adminwo katã' },
  branch: { draft: 'Hame alɔdze: {name}' },
  event: { draft: 'Ame siwo va {title}, {date}' },
  list: { draft: 'Ŋkɔwo: {name}' },
}
