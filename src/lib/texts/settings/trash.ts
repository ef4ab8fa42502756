import { define } from '../../words/define.ts'

/** Messages about what staff deletes, and can take back. */
export const trashTexts = define('trashTexts', {
  kept: 'It stays in the bin for {days} days, and the super admin can restore it until then.',
  forGood: 'This cannot be undone: it does not go to the bin.',
  // After the specification's sentence, which is true of the account that is deleted for good (spec 2 §5).
  keptUser:
    'Only the bin still has them, for {days} days, with everything that belongs to them: a super admin can restore them until then.',
  erased:
    'If they closed their account or asked in a data request to be erased, they are gone at once and for good. If they asked on paper or by word of mouth, delete them for good in the bin, too.',
  restored: 'It is back, with everything that belongs to it',
  taken: 'Undone',
})
