import type { receiptCodeWords } from '../../components/ui/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const receiptCode: Translation<typeof receiptCodeWords> = {
  label: { draft: 'Le code qui mène à la vérification de ce reçu' },
  whoScans: {
    draft:
      'Qui scanne le code, ou ouvre <a>sa vérification</a>, voit que le reçu est vrai, son montant et sa date ; pas votre nom, ni à quoi il a servi.',
  },
  root: { draft: 'La racine des livres de l’église au {day} : {root}' },
}
