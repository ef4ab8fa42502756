import type { formRules as words } from '../../lib/texts/services/form-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const formRules: Translation<typeof words> = {
  required: { draft: 'Veuillez répondre à cette question' },
  number: { draft: 'Veuillez écrire un nombre, par exemple 3' },
  choice: { draft: 'Veuillez choisir une des réponses' },
  tooLong: { draft: 'Veuillez écrire au plus {most} lettres' },
  tooMany: { draft: 'Veuillez écrire au plus {most} noms' },
  telephone: { draft: 'Veuillez donner un numéro de téléphone' },
  email: { draft: 'Veuillez donner une adresse e-mail valable' },
  notOpen: { draft: 'Ce formulaire ne prend pas de réponses en ce moment.' },
  full: { draft: 'Toutes les places sont prises.' },
  answered: { draft: 'Vous avez déjà répondu à ce formulaire.' },
  photograph: { draft: 'Veuillez choisir la photo encore une fois' },
  file: { draft: 'Veuillez choisir une photo ou un PDF' },
  fileTooLarge: { draft: 'Veuillez choisir un fichier de {most} Mo au plus' },
  withdrawn: { draft: 'Votre réponse est retirée.' },
  noLink: { draft: 'Ce lien n’est pas entier, ou n’est plus bon. Demandez à l’église.' },
}
