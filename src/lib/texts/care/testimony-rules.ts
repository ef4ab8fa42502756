import { define } from '../../words/define.ts'

/* Why a testimony is refused: by its form, and by the server. */

export const testimonyRules = define('testimonyRules', {
  title: 'Please enter a title',
  category: 'Please choose a category',
  content: 'Please tell your testimony',
  video: 'Please enter the full address of the video, beginning with https://',
  noSuch: 'There is no such testimony.',
  notYours: 'Only who wrote it, and staff, may do this.',
  approvedElsewhere: 'Somebody else has approved this testimony meanwhile.',
  hiddenElsewhere: 'Somebody else has taken the approval of this testimony back meanwhile.',
  deleted: 'The testimony is deleted.',
})
