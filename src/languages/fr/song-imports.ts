import type { Translation } from '../../lib/words/translation.ts'
import type { songImports as words } from '../../server/services/songs/import/messages.ts'

export const songImports: Translation<typeof words> = {
  noTitle: { draft: 'Le fichier n’a pas de titre : son nom a été pris.' },
  openPart: { draft: 'Une partie n’est pas fermée dans le fichier : elle a été lue jusqu’à la fin.' },
  tablature: { draft: 'Une tablature ou une grille a été laissée de côté.' },
  openBracket: { draft: 'Ligne {number} : un crochet d’accord n’est pas fermé.' },
  brace: { draft: 'Ligne {number} : une accolade n’est pas comprise et a été gardée comme paroles.' },
  notUnderstood: { draft: '« {name} » n’est pas compris et a été laissé de côté.' },
  unknownParts: {
    draft: 'L’ordre nomme des parties que le fichier n’a pas : elles ont été laissées de côté.',
  },
  notStored: { draft: '« {left} » ne se garde pas et a été laissé de côté.' },
  transliteration: { draft: 'La translittération de « {called} » a été laissée de côté.' },
  chordReadAs: { draft: 'L’accord {root} {structure} a été lu comme {root}.' },
  unknownChord: { draft: '« {chord} » n’est pas un accord connu ici : il a été laissé de côté.' },
  textNoTitle: { draft: 'Le texte n’a pas de titre : le nom du fichier a été pris.' },
  tooManySongs: { draft: 'Ce fichier a plus de {mostSongs} chants. Importez-le en plusieurs fois.' },
  unpacksTooLarge: {
    draft: 'Cette archive fait plus de 60 Mo une fois ouverte. Importez-la en plusieurs fois.',
  },
  emptyArchive: { draft: 'Cette archive n’a pas de chants.' },
  tooManyFiles: { draft: 'Cette archive a plus de {mostSongs} fichiers. Importez-la en plusieurs fois.' },
  brokenArchive: { draft: 'Cette archive est illisible. Enregistrez-la de nouveau en ZIP.' },
  empty: { draft: 'Ce fichier est vide.' },
  tooLarge: { draft: 'Ce fichier est plus grand que ne peut l’être un chant.' },
  noText: {
    draft: 'Ce n’est pas du texte. Enregistrez le chant en ChordPro, OpenLyrics, OpenSong, texte ou CSV.',
  },
  noTitleColumn: { draft: 'Ce tableau n’a pas de colonne « Title ».' },
  otherXml: { draft: 'Ce fichier XML n’est ni OpenLyrics ni OpenSong.' },
  sameTitle: { draft: 'Un autre chant a ce titre, avec d’autres paroles.' },
  badKey: { draft: 'La tonalité « {value} » n’est pas comprise et a été laissée de côté.' },
  badTempo: { draft: 'Le tempo « {value} » n’est pas compris et a été laissé de côté.' },
  badTime: { draft: 'La mesure « {value} » n’est pas comprise et a été laissée de côté.' },
  badOrder: { draft: 'L’ordre nomme des parties que le chant n’a pas : il a été laissé de côté.' },
  inPart: { draft: 'Partie {number} : {message}' },
  notRead: { draft: 'Non lu : {columns}.' },
  row: { draft: 'Ligne {number}' },
  doctype: {
    draft: 'Ce fichier XML est illisible. Il a un type de document, qui pourrait contenir n’importe quoi.',
  },
  broken: { draft: 'Ce fichier XML est illisible. Il est abîmé à la ligne {line}.' },
  hugeXml: { draft: 'Ce fichier XML est illisible. Il est plus grand que ne peut l’être un chant.' },
  noElement: { draft: 'Ce fichier XML est illisible. Il n’a aucun élément.' },
}
