import type { certificateWords } from '../../islands/people/registers/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const certificate: Translation<typeof certificateWords> = {
  title: { draft: 'Vérifier un certificat' },
  description: { draft: 'Si un certificat est de cette église.' },
  lede: {
    draft:
      'Le code d’un certificat mène ici. Cette page dit si cette église l’a délivré, son numéro, les initiales et le jour.',
  },
  act: { draft: 'La vérification d’un certificat' },
  scan: { draft: 'Veuillez scanner le code d’un certificat avec l’appareil photo de votre téléphone.' },
  asking: { draft: 'Recherche dans les registres…' },
  isOurs: { draft: 'Cette église l’a délivré : {book} {number}, {initials}, {day}.' },
  isCopy: { draft: 'C’est la copie {copy}, délivrée le {issued}.' },
  isOriginal: { draft: 'C’est l’original, délivré le {issued}.' },
  noted: {
    draft: 'Une correction a été inscrite plus tard. Veuillez demander un nouveau certificat à l’église.',
  },
  cancelled: { draft: 'L’inscription a été annulée plus tard : ce certificat ne vaut plus.' },
  offline: {
    draft:
      'Vérifié sur votre téléphone seulement, sans réseau. On ne sait pas si l’inscription a été annulée depuis.',
  },
  altered: { draft: 'Cette église n’a pas délivré ce certificat, ou quelque chose y a été changé.' },
  unreached: { draft: 'L’église n’a pas pu être jointe. Vérifiez votre connexion et réessayez.' },
}
