import { define } from '../../words/define.ts'

/* Why a prayer request is refused: by its form, and by the server. */

export const prayerRules = define('prayerRules', {
  title: 'Please enter a title',
  description: 'Please describe your request',
  noSuch: 'There is no such prayer request.',
  notYours: 'Only who asked for prayer, and staff, may do this.',
  notYourWords: 'Only who asked for prayer may change the words.',
  changedElsewhere:
    'You have changed this request elsewhere meanwhile. Please compare the words, then save again.',
  answeredElsewhere: 'Somebody else has marked this request as answered meanwhile.',
  pendingElsewhere: 'Somebody else has marked this request as pending again meanwhile.',
  deleted: 'The prayer request is deleted.',
})
