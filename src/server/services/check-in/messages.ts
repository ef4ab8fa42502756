import { define } from '../../../lib/words/define.ts'

/** Why a check-in is refused. */
export const checkInRefusals = define('check-in-refusals', {
  noSuchService: 'There is no such service or event today.',
  noSuchSitting: 'There is no such sitting.',
  sittingOver: 'This sitting is over.',
  codeIsOver: 'This code is not good any more. Please scan the one that is shown now.',
  nobodyKnown: 'The register does not know yet who this is. Please find the name.',
  personNotInRegister: 'This person is not in the register any more.',
  childNotHere: 'This child is not here.',
  notNamed: 'The household does not name this person for {name}',
  otherCode: 'This is not the code that was given for {name}',
  ownCode:
    'You made this code yourself. Let another usher hand {name} over, or take the code that the guardian’s own telephone shows',
  unknownGuardian: 'Nothing shows yet whose account this is. Please look who it is, and choose the name',
  longAgo: 'This sitting was more than {takenForDays} days ago.',
  kept: 'The marks are kept.',
  collectedNamed: '{name} was collected already, at {hour} by {collector}.',
  collectedNamedBy: '{name} was collected already, at {hour} by {collector}. {usher} handed the child over.',
  collectedCode: '{name} was collected already, at {hour} with the guardian’s code.',
  collectedCodeBy:
    '{name} was collected already, at {hour} with the guardian’s code. {usher} handed the child over.',
  collectedBare: '{name} was collected already, at {hour} without a code.',
  collectedBareBy: '{name} was collected already, at {hour} without a code. {usher} handed the child over.',
})
