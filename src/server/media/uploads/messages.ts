import { define } from '../../../lib/words/define.ts'

/** Why an upload does not go on. */
export const uploadRefusals = define('uploadRefusals', {
  tooLong: 'This is more than the upload was to have.',
  goesOn: 'Another call goes on with this upload.',
  brokeOff: 'The upload broke off. What has arrived is kept: ask how much that is, and go on from there.',
  tusVersion: 'This address speaks tus {version}: please say so in the header Tus-Resumable.',
  howMany: 'Please say in the header {name} how many bytes.',
  metadata: 'The header Upload-Metadata cannot be read.',
  type: 'Please say in Upload-Metadata whether this is video, audio or a file of a page: “type”.',
  empty: 'This file is empty.',
  tooLarge: 'This file is larger than {size} MB.',
  tooMany: 'Too many of your uploads are on their way. Please let one of them arrive first.',
  pagesOnly: 'Your account may send files of pages and of orders of service only.',
  contentType: 'Please send this as application/offset+octet-stream.',
  standsAt: 'The upload stands at {bytes} bytes. Please go on from there.',
  used: 'This upload has become a sermon.',
  expired: 'This upload has waited too long. Please begin again.',
  noUpload: 'There is no such upload.',
  usedBefore: 'This upload has become a sermon before.',
  gone: 'This upload is not here any more. Please choose the file again',
  notWhole: 'This file has not arrived whole yet',
  notForPage: 'This upload is not for a page',
  selectVideo: 'Please select a valid video file',
  selectAudio: 'Please select a valid audio file',
})
