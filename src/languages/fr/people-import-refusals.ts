import type { Translation } from '../../lib/words/translation.ts'
import type { peopleImportRefusals as words } from '../../server/people/persons/imports/messages.ts'

export const peopleImportRefusals: Translation<typeof words> = {
  youDecidedRowRow: {
    draft:
      'Vous avez décidé que la ligne {row} est la même que la ligne {of}, qui est laissée de côté. Décidez aussi de la ligne {of}, ou que la ligne {row} est quelqu’un de nouveau.',
  },
  registerChangedSinceList: {
    draft:
      'Le registre a changé depuis que cette liste a été essayée. Essayez-la de nouveau, et regardez ce qui en sortirait maintenant.',
  },
  listNotWaitingAny: { draft: 'Cette liste n’attend plus. Regardez de nouveau.' },
  thereNoSuchRow: { draft: 'Il n’y a pas de telle ligne.' },
  rowNotDoubt: { draft: 'Cette ligne n’est pas en doute.' },
  notKnownWhoMay: { draft: 'On ne sait pas qui cela peut être.' },
  accountNameConfirmedNothing: {
    draft:
      'Le compte de {name} n’a rien confirmé, et personne n’a vu son propriétaire : demandez-lui. Importez la ligne comme quelqu’un de nouveau, et reliez les deux sur la page de la personne.',
  },
  fillsColumns: { draft: 'Elle remplit : {columns}' },
  mayPeople: { draft: 'C’est peut-être {people}.' },
  personWhichDoubtItself: { draft: 'C’est {person}, qui est en doute aussi.' },
  saysSameAsRow: { draft: 'Elle dit la même chose que la ligne {row}.' },
  mayPersonWhy: { draft: 'C’est peut-être {person} : {why}.' },
  telephoneNumberDoubt: { draft: 'Le numéro de téléphone {doubt}' },
  thereMayTwoPeople: { draft: 'Il y a peut-être deux personnes dans ce nom' },
  noName: { draft: 'Elle n’a pas de nom.' },
  itsNameFormulaSpreadsheet: { draft: 'Son nom est une formule d’un tableur.' },
  itsNameCannotKept: { draft: 'Son nom ne peut être gardé : {message}.' },
  thereNoFellowshipCell: { draft: 'Il n’y a pas de groupe « {cell} »' },
  thereNoBranchCell: { draft: 'Il n’y a pas d’annexe « {cell} »' },
  listImportedAlready: { draft: 'Cette liste est déjà importée.' },
  somebodyElseTriedList: {
    draft: 'Quelqu’un d’autre a essayé cette liste entre-temps. Regardez-la de nouveau.',
  },
  listImportedCanUndone: { draft: 'Cette liste est importée. On peut l’annuler pendant une semaine.' },
  sayWhichColumnNames: { draft: 'Dites quelle colonne a les noms' },
  sayHowDaysEach: { draft: 'Dites comment les jours de chaque colonne sont écrits' },
  importDeleted: { draft: 'L’importation est supprimée.' },
  listNotRegister: { draft: 'Cette liste n’est pas dans le registre.' },
  importCanUndoneWeek: {
    draft: 'Une importation peut être annulée pendant une semaine. Celle-ci est plus ancienne.',
  },
}
