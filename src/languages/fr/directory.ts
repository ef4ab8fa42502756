import type { directoryWords } from '../../islands/people/directory/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const directory: Translation<typeof directoryWords> = {
  title: { draft: 'Annuaire' },
  about: { draft: 'Les membres de l’église qui ont accepté d’être trouvés par les membres.' },
  lede: {
    draft:
      'Les membres qui ont accepté qu’on les trouve ici, et ce que chacun montre. <a>Choisir ce que vous montrez</a>',
  },
  needsScript: { draft: 'L’annuaire a besoin de JavaScript. Veuillez l’activer dans votre navigateur.' },
  search: { draft: 'Rechercher un nom' },
  loading: { draft: 'Chargement de l’annuaire' },
  nobody: {
    draft:
      'Personne n’est encore dans l’annuaire. Quand vous et d’autres aurez accepté, les membres trouveront ici leurs numéros.',
  },
  notFound: { draft: 'Personne dans l’annuaire ne porte ce nom.' },
  showMe: { draft: 'Me montrer dans l’annuaire' },
  families: { draft: { one: '{count} famille', other: '{count} familles' } },
  more: { draft: 'Montrer d’autres familles' },
  birthday: { draft: 'Anniversaire le {day}' },
  call: { draft: 'Appeler {name}' },
  write: { draft: 'Écrire un e-mail à {name}' },
  tryAgain: { draft: 'Réessayer' },
  onlyFor: {
    draft: 'Ce que vous lisez ici est pour les membres de l’église. Veuillez ne pas le transmettre.',
  },
}
