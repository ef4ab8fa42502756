import { define } from '../../../lib/words/define.ts'

/** Why an announcement does not go as a message, and what is answered about one. */
export const announcementRefusals = define('announcementRefusals', {
  wentAlready: 'This announcement went as a message already',
  isOff: 'This is switched off. A super admin switches it on under Messages, Automatic',
  nobody: 'Nobody can get it as a message',
  longText:
    'As a text message it has {parts} parts. Shorten it to {most}, or leave this out and write a message',
  deleted: 'The announcement is deleted.',
})
