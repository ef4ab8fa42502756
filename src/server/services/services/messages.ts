import { define } from '../../../lib/words/define.ts'

/** Words of the e-mails and notifications that remind of a weekly service. */
export const serviceReminderWords = define('serviceReminders', {
  subject: 'Reminder: {service}',
  atHour: '“{service}” is on {day}, at {hour}.',
  fromFirstLight: '“{service}” is on {day}, from first light.',
  where: 'Where: {place}',
  more: 'More about it: {page}',
  page: 'Service times',
  why: 'You hear of it every week because you asked to be reminded of this service. There you can take it back.',
})

/** What is answered about services. */
export const serviceRefusals = define('serviceRefusals', {
  deleted: 'The service is deleted.',
})
