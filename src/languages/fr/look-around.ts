import type { lookAroundWords } from '../../islands/accounts/look-around/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const lookAround: Translation<typeof lookAroundWords> = {
  fiveThings: { draft: 'Cinq choses à essayer' },
  sample: { draft: 'L’église d’exemple' },
  dismiss: { draft: 'Ne plus afficher ceci' },
  heading: { draft: 'Visiter en tant que' },
  lede: { draft: 'Ceci est une église d’exemple, avec des personnes inventées. Une pression vous connecte.' },
  startAgain: { draft: 'Recommencer' },
  startAgainTitle: { draft: 'Remettre l’église d’exemple comme elle était ?' },
  deleted: {
    draft:
      'Tout ce qui a été changé ici depuis sa création est supprimé : personnes, comptes, pages, fichiers.',
  },
  signedOut: { draft: 'Tout le monde est déconnecté, vous aussi. Cela prend quelques secondes.' },
}
