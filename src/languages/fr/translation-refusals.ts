import type { Translation } from '../../lib/words/translation.ts'
import type { translationRefusals as words } from '../../server/website/languages/messages.ts'

export const translationRefusals: Translation<typeof words> = {
  fileMoreThanMostSentences: { draft: 'Ce fichier a plus de {mostSentences} phrases.' },
  fileNoSentences: { draft: 'Ce fichier n’a pas de phrases.' },
  jSONFileNoList: {
    draft: 'Ce fichier JSON n’a pas de liste de phrases, comme en a un fichier enregistré ici.',
  },
  fileAnotherLanguageSays: { draft: 'Ce fichier est d’une autre langue : il dit « {language} ».' },
  fileNoJSONCut: { draft: 'Le fichier n’est pas du JSON : a-t-il été coupé ?' },
  tableLacksColumnsSentence: {
    draft:
      'Ce tableau n’a pas les colonnes « Sentence » et « Translation », comme en a un fichier enregistré ici.',
  },
  notPOFileCan: { draft: 'Ce n’est pas un fichier PO lisible : la ligne {line} n’est pas comprise.' },
}
