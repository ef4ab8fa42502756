import type { Translation } from '../../lib/words/translation.ts'
import type { pageEmailWords } from '../../server/website/cms/messages.ts'

export const pageEmails: Translation<typeof pageEmailWords> = {
  page: { draft: 'Mes pages, sur votre tableau de bord' },
  givenSubject: { draft: 'Vous vous occupez de la page {path}' },
  givenToAsk: {
    draft:
      'Désormais vous pouvez écrire la page {path} de notre église. Quand elle est prête, demandez sa publication : quelqu’un la regarde d’abord. La voici :',
  },
  givenToPublish: {
    draft:
      'Désormais vous pouvez écrire la page {path} de notre église. Ce que vous publiez est vu de tous aussitôt. La voici :',
  },
  publishedSubject: { draft: 'Votre page {path} est publiée' },
  published: {
    draft: 'Ce que vous avez écrit sur la page {path} est publié. Merci ! Vous pouvez continuer ici :',
  },
  sentBackSubject: { draft: 'Un mot sur votre page {path}' },
  sentBack: {
    draft: 'Ce que vous avez écrit sur la page {path} n’est pas encore publié. Voici ce qu’on en dit :',
  },
  changeIt: { draft: 'Vous pouvez la changer et demander de nouveau :' },
}
