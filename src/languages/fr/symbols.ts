import type { symbolWords } from '../../components/symbols/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const symbols: Translation<typeof symbolWords> = {
  cross: { draft: 'La croix du Christ' },
  gyeNyame: { draft: 'Sauf Dieu' },
  sankofa: { draft: 'Retourne le chercher' },
  dwennimmen: { draft: 'La force avec l’humilité' },
  nyameDua: { draft: 'L’arbre de Dieu' },
  akoma: { draft: 'Le cœur : patience et bienveillance' },
  nkonsonkonson: { draft: 'Le maillon : nous appartenons les uns aux autres' },
  mateMasie: { draft: 'Ce que j’entends, je le garde' },
  beseSaka: { draft: 'Un sac de noix de kola : abondance et partage' },
  funtunfunefu: { draft: 'Deux crocodiles et un seul ventre : partager ce qui nous nourrit' },
}
