import type { Translation } from '../../lib/words/translation.ts'
import type { careTaskWords as words } from '../../server/care/messages.ts'

export const careTaskWords: Translation<typeof words> = {
  pray: { draft: 'Prier, et demander des nouvelles' },
  request: { draft: 'Demande de prière : {title}' },
  callOrVisit: { draft: 'Appeler ou visiter {name}' },
  askHow: {
    draft:
      'Demandez comment la personne va, et si elle a besoin de quelque chose. Dites au pasteur ce qui est trop lourd pour vous.',
  },
  absent: { draft: 'Marqué absent aux {meetings} dernières réunions de {fellowship} : {days}.' },
}
