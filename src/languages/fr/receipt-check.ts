import type { receiptCheckWords } from '../../islands/giving/receipts/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const receiptCheck: Translation<typeof receiptCheckWords> = {
  title: { draft: 'Vérifier un reçu' },
  about: { draft: 'Si un reçu de cette église est vrai.' },
  lede: { draft: 'Le code d’un reçu mène ici. Cette page dit si le reçu est vrai, son montant et sa date.' },
  act: { draft: 'Vérifier un reçu' },
  scan: { draft: 'Scannez le code d’un reçu avec l’appareil photo de votre téléphone.' },
  looking: { draft: 'Recherche dans les livres…' },
  reversed: { draft: 'Ce reçu a été annulé et ne compte plus : {sum}, le {day}.' },
  real: { draft: 'Ce reçu est vrai : {sum}, le {day}.' },
  sample: { draft: 'Il vient d’une église d’exemple : aucun argent n’a circulé.' },
  unreachable: { draft: 'L’église n’a pas pu être jointe. Vérifiez votre connexion et réessayez.' },
  noCode: { draft: 'Ceci n’est pas le code d’un reçu.' },
}
