import type { presentWords } from '../../islands/services/projection/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const present: Translation<typeof presentWords> = {
  title: { draft: 'Écran' },
  about: { draft: 'Ce que montre le projecteur, sur l’écran de la salle.' },
  act: { draft: 'L’écran' },
  explained: {
    draft:
      'La salle voit ici les paroles des chants, les lectures et les annonces. L’équipe de projection a le code du jour et fait avancer les diapositives depuis un téléphone ou un ordinateur.',
  },
  opening: { draft: 'Ouverture de l’écran…' },
  code: { draft: 'Le code que l’équipe de projection voit sous « Écrans »' },
  show: { draft: 'Afficher l’écran' },
  lost: {
    draft: 'Il n’y a pas de réseau pour le moment. Les diapositives restent, et l’écran essaie encore.',
  },
  ended: { draft: 'Ce code n’est plus valable. Demandez le nouveau à l’équipe de projection.' },
  fullScreen: { draft: 'Plein écran' },
  call: { draft: 'Parents de {number}, votre enfant vous attend' },
  next: { draft: 'Suite' },
  last: { draft: 'C’est la dernière diapositive.' },
  scan: { draft: 'Code QR : {address}' },
  logo: { draft: 'Logo de {church}' },
}
