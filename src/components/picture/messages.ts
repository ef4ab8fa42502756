import { define } from '../../lib/words/define.ts'

/** Words of the dialog that turns and cuts a picture. */
export const cropWords = define('crop', {
  title: 'Turn and crop',
  turn: 'Turn',
  left: '<a>Turn </a>left',
  right: '<a>Turn </a>right',
  shape: 'Shape',
  any: 'Any',
  asShown: 'As the page shows it',
  howTo: 'Drag the corners, or press Tab and move them with the arrow keys.',
  tooLarge: 'This browser cannot cut the picture. Please choose a smaller one.',
  use: 'Use this picture',
  cancel: 'Cancel',
  part: 'The part that is kept: move it with the arrow keys',
  upperLeft: 'Upper left corner of the part that is kept: move it with the arrow keys',
  upper: 'Upper edge of the part that is kept: move it with the arrow keys',
  upperRight: 'Upper right corner of the part that is kept: move it with the arrow keys',
  rightEdge: 'Right edge of the part that is kept: move it with the arrow keys',
  lowerRight: 'Lower right corner of the part that is kept: move it with the arrow keys',
  lower: 'Lower edge of the part that is kept: move it with the arrow keys',
  lowerLeft: 'Lower left corner of the part that is kept: move it with the arrow keys',
  leftEdge: 'Left edge of the part that is kept: move it with the arrow keys',
})
