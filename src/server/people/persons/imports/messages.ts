import { define } from '../../../../lib/words/define.ts'

/** What the API of people’s imports answers and refuses, and what becomes of a row. */
export const peopleImportRefusals = define('peopleImportRefusals', {
  youDecidedRowRow:
    'You decided that row {row} is the same as row {of}, which is left out. Please decide about row {of}, too, or that row {row} is somebody new.',
  registerChangedSinceList:
    'The register has changed since this list was tried. Please try it again, and look at what would become of it now.',
  listNotWaitingAny: 'This list is not waiting any more. Please look again.',
  thereNoSuchRow: 'There is no such row.',
  rowNotDoubt: 'This row is not in doubt.',
  notKnownWhoMay: 'It is not known who this may be.',
  accountNameConfirmedNothing:
    'The account of {name} has confirmed nothing, and nobody has seen its owner: ask them. Bring the row over as somebody new, and connect the two on the page of the person.',
  fillsColumns: 'It fills in: {columns}',
  mayPeople: 'It may be {people}.',
  personWhichDoubtItself: 'It is {person}, which is in doubt itself.',
  saysSameAsRow: 'It says the same as row {row}.',
  mayPersonWhy: 'It may be {person}: {why}.',
  telephoneNumberDoubt: 'The telephone number {doubt}',
  thereMayTwoPeople: 'There may be two people in this name',
  noName: 'It has no name.',
  itsNameFormulaSpreadsheet: 'Its name is a formula of a spreadsheet.',
  itsNameCannotKept: 'Its name cannot be kept: {message}.',
  thereNoFellowshipCell: 'There is no fellowship “{cell}”',
  thereNoBranchCell: 'There is no branch “{cell}”',
  listImportedAlready: 'This list was imported already.',
  somebodyElseTriedList: 'Somebody else has tried this list meanwhile. Please look at it again.',
  listImportedCanUndone: 'This list was imported. It can be undone for a week.',
  sayWhichColumnNames: 'Please say which column has the names',
  sayHowDaysEach: 'Please say how the days of each column are written',
  importDeleted: 'The import is deleted.',
  listNotRegister: 'This list is not in the register.',
  importCanUndoneWeek: 'An import can be undone for a week. This one is older.',
})
