import { define } from '../../../lib/words/define.ts'

/** Words of the e-mails to authors about what staff decided. */
export const authorEmailWords = define('authorEmails', {
  approvedSubject: 'Your testimony is approved',
  approved: 'your testimony “{title}” has been read and approved. From now on everybody can read it: {page}',
  testimoniesPage: 'Testimonies',
  thanks: 'Thank you for sharing it.',
  answeredSubject: 'Your prayer request is marked as answered',
  answered:
    'somebody who leads in our church has marked your prayer request “{title}” as answered. Praise God with us!',
  privateAnswered:
    'somebody who leads in our church has marked a private prayer request of yours as answered. Praise God with us!',
  notAnswered: 'If it is not answered yet, please tell the leader of your fellowship: we go on praying.',
})
