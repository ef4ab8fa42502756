import type { Translation } from '../../lib/words/translation.ts'
import type { authorEmailWords } from '../../server/care/decisions/messages.ts'

export const authorEmails: Translation<typeof authorEmailWords> = {
  approvedSubject: { draft: 'Woda asi ɖe wò ɖaseɖiɖi dzi' },
  approved: {
    draft: 'woxlẽ wò ɖaseɖiɖi “{title}” eye woda asi ɖe edzi. Tso fifia amesiame ate ŋu axlẽe: {page}',
  },
  testimoniesPage: { draft: 'Ɖaseɖiɖiwo' },
  thanks: { draft: 'Akpe be nèma wò ɖaseɖiɖi kpli mí.' },
  answeredSubject: { draft: 'Wode dzesii be woɖo wò gbedodoɖa biabia ŋu' },
  answered: {
    draft: 'míaƒe hame ƒe kplɔla aɖe de dzesii be woɖo wò gbedodoɖa biabia “{title}” ŋu. Kafu Mawu kpli mí!',
  },
  privateAnswered: {
    draft:
      'míaƒe hame ƒe kplɔla aɖe de dzesii be woɖo wò gbedodoɖa biabia si le adzame ŋu. Kafu Mawu kpli mí!',
  },
  notAnswered: {
    draft: 'Ne womeɖo eŋu haɖe o la, taflatsɛ gblɔe na wò habɔbɔ ƒe kplɔla: míele gbe dom ɖa yim edzi.',
  },
}
