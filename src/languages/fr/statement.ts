import type { statementWords } from '../../islands/giving/books/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const statement: Translation<typeof statementWords> = {
  from: { draft: 'Du' },
  to: { draft: 'Au' },
  lastFirst: { draft: 'Le dernier jour est avant le premier.' },
  tooLong: { draft: 'Veuillez choisir dix ans au plus.' },
  toBeSeen: {
    draft:
      'Ce que l’église a compté à la main apparaît une fois votre numéro ou votre e-mail confirmé, ou quand le secrétariat vous a vu.',
  },
  nothing: { draft: 'Les livres n’ont rien pour ces jours.' },
  statementOf: { draft: 'Relevé de {name}' },
  sum: { draft: '<a>{name}</a>, du {from} au {to} : <a>{total}</a>' },
  sample: { draft: '. Ceci est un exemple : aucun argent n’a circulé' },
  everyGift: { draft: 'Tous les dons de {name}' },
  date: { draft: 'Date' },
  purpose: { draft: 'Pour' },
  method: { draft: 'Moyen' },
  amount: { draft: 'Montant' },
  amountIn: { draft: 'Montant ({currency})' },
  receipt: { draft: 'Reçu' },
  reversed: { draft: 'Annulé' },
  yes: { draft: 'oui' },
  downloaded: { draft: 'Téléchargé' },
  downloadPdf: { draft: 'Télécharger le PDF' },
  downloadCsv: { draft: 'Télécharger le CSV' },
  print: { draft: 'Imprimer' },
  showReceipt: { draft: 'afficher le reçu' },
  receiptOf: { draft: 'Reçu {number}' },
  giver: { draft: 'De' },
  notCounted: { draft: 'Ce reçu a été annulé et ne compte plus.' },
  isSample: { draft: 'Aucun argent n’a circulé : ce reçu est un exemple.' },
  brought: { draft: 'Repris d’anciens registres' },
  broughtSum: {
    draft:
      'En tout {total}. L’église avait ces dons dans ses registres d’années passées : ils n’ont pas de reçu de ce programme.',
  },
}
