import { define } from '../../../../lib/words/define.ts'

/** Words of the photograph in the settings. */
export const photographWords = define('photograph', {
  sending: 'Sending...',
  use: 'Use this photograph',
  choose: 'Choose a photograph',
  chooseAnother: 'Choose another',
  dragHint: 'Drag the picture until your face is in the middle.',
  size: 'Size',
  leftRight: 'Left to right',
  topBottom: 'Top to bottom',
  cancel: 'Cancel',
  completeProfile: 'Complete your profile',
  now: 'As it is now',
  remove: 'Remove',
  removeTitle: 'Remove your photograph?',
  removeIt: 'Remove it',
  removeExplained: 'Others then see the first letters of your names.',
})
