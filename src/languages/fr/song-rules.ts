import type { songRules as words } from '../../lib/texts/services/song-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const songRules: Translation<typeof words> = {
  title: { draft: 'Veuillez donner un titre au chant' },
  titles: { draft: 'Un chant a au plus 12 autres titres' },
  number: { draft: 'Veuillez donner un nombre entier de {least} à {most}' },
  language: { draft: 'Veuillez choisir une langue' },
  kind: { draft: 'Veuillez dire ce qu’est cette partie' },
  words: { draft: 'Veuillez écrire les paroles de cette partie' },
  key: { draft: 'Veuillez choisir une tonalité' },
  time: { draft: 'Veuillez écrire la mesure comme 4/4' },
  theme: { draft: 'Veuillez écrire chaque thème' },
  themes: { draft: 'Un chant a au plus 20 thèmes' },
  parts: { draft: 'Un chant a au plus {most} parties' },
  twice: { draft: 'Deux parties ont le même genre, numéro et langue' },
  order: { draft: 'L’ordre nomme une partie que le chant n’a pas' },
  none: { draft: 'Veuillez choisir un chant' },
  many: { draft: 'Veuillez choisir au plus 200 chants' },
  format: { draft: 'Veuillez choisir un genre de fichier' },
}
