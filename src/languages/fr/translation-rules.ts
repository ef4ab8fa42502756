import type { translationRules as words } from '../../lib/texts/settings/translation-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const translationRules: Translation<typeof words> = {
  needsTwoForms: { draft: 'Cette phrase demande deux formes : pour un, et pour plusieurs.' },
  hasOneForm: { draft: 'Cette phrase a une seule forme.' },
  isWhole: { draft: 'Cette phrase se traduit en entier, et non mot à mot.' },
  noWord: { draft: '« {word} » n’est pas un mot du texte anglais.' },
  missing: { draft: 'Il manque une traduction. Écrivez-en une.' },
  tooLong: { draft: 'C’est plus long que {limit} lettres. Dites-le plus court.' },
  oneLine: { draft: 'Une phrase tient sur une ligne. Enlevez les retours à la ligne.' },
  noMarkup: {
    draft:
      'Les signes « {angle} » et « {backquote} » ne peuvent pas être dans une phrase, sauf pour un lien.',
  },
  valueMissing: { draft: '« {value} » manque. Une valeur s’y met : gardez-la, avec ses accolades.' },
  noValue: { draft: '« {value} » n’est pas une valeur de cette phrase. Enlevez-la.' },
  noLink: { draft: 'Cette phrase n’a pas de lien. Enlevez « {start} » et « {end} ».' },
  links: {
    draft: {
      one: 'Cette phrase a {count} lien. Mettez les mots de chacun entre « {start} » et « {end} ».',
      other: 'Cette phrase a {count} liens. Mettez les mots de chacun entre « {start} » et « {end} ».',
    },
  },
  noRow: { draft: 'Il n’y a pas de telle phrase. Laissez la première colonne comme elle a été enregistrée.' },
  noForm: { draft: 'Cette phrase n’a pas de forme « {form} ».' },
  twice: { draft: 'Le fichier a cette phrase deux fois.' },
  notSpoken: { draft: 'Le site ne parle pas cette langue.' },
  gone: { draft: 'Cette phrase n’existe plus.' },
  notReadYet: {
    draft:
      'Personne n’a encore lu ce qu’un visiteur rencontre dans cette langue ({language}). Activez-la comme brouillon, si vous le voulez.',
  },
  chooseFile: { draft: 'Choisissez un fichier' },
}
