import { define } from '../../../lib/words/define.ts'

/** What the API of the directory refuses. */
export const directoryRefusals = define('directoryRefusals', {
  confirmYourEMail:
    'Please confirm your e-mail address or telephone number under Settings first, or ask the church office.',
  directoryMembersJoinFellowship:
    'The directory is for members. Please join a fellowship, or ask the church office.',
  nobodyListAddressYou: 'Nobody of this list has an address that you may see.',
  giveNumberFrom0: 'Please give a number from 0 to {most}',
  personAccountDecidesAbout: 'This person has an account, and decides about the directory under Settings.',
})
