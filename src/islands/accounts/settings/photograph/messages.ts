import { define } from '../../../../lib/words/define.ts'

/** Words of photograph. */
export const photographWords = define('photograph', {
  dragPictureUntilFace: 'Drag the picture until your face is in the middle.',
  size: 'Size',
  leftRight: 'Left to right',
  topBottom: 'Top to bottom',
  cancel: 'Cancel',
  completeProfile: 'Complete your profile',
  asNow: 'As it is now',
  remove: 'Remove',
  removePhotograph: 'Remove your photograph?',
  remove2: 'Remove it',
  othersThenSeeFirst: 'Others then see the first letters of your names.',
})
