import type { directoryTexts as English } from '../../lib/texts/people/directory.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const directoryTexts: Translation<typeof English> = {
  directory: { draft: 'Annuaire' },
  nobody: { draft: 'Personne n’a encore accepté d’être dans l’annuaire.' },
  onlyFor: { draft: 'Pour les membres de l’église. Veuillez ne pas le transmettre.' },
  birthday: { draft: 'Anniversaire le {day}' },
  birthdays: { draft: 'Anniversaires' },
  birthdaysOf: { draft: 'Anniversaires de {month}' },
  noBirthday: { draft: 'Aucun anniversaire n’est connu.' },
  andName: { draft: '{one} et {other}' },
  theFamily: { draft: 'La famille {name}' },
}
