import { define } from '../../../lib/words/define.ts'

/** What is refused of stored files, and why a picture is. */
export const fileRefusals = define('fileRefusals', {
  choosePhotographSavedAs: 'Please choose a photograph that is saved as JPEG: HEIC cannot be read here',
  choosePhotographJPEGPNG: 'Please choose a photograph: JPEG, PNG, WebP or AVIF',
  pictureCannotReadChoose: 'This picture cannot be read. Please choose another one',
  photographNotThereAny: 'This photograph is not there any more.',
  noFile: 'There is no such file.',
})
