import type { ruleWords } from '../../lib/contract/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const rules: Translation<typeof ruleWords> = {
  tooLong: { draft: 'Veuillez rester sous {limit} caractères' },
  day: { draft: 'Indiquez une date comme année-mois-jour' },
  places: { draft: 'Indiquez un nombre entier de places de 1 à 10000, ou rien s’il n’y a pas de limite' },
  most: { draft: 'Indiquez-en {most} au plus' },
  each: { draft: 'Gardez chacun sous {limit} caractères' },
}
