import type { leaderTexts as words } from '../../lib/texts/groups/leader.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const leaderTexts: Translation<typeof words> = {
  notLoaded: { draft: 'Yɛantumi ammue fekuo no ho nsɛm' },
  created: { draft: 'Yɛayɛ dwumadie no' },
  notCreated: { draft: 'Yɛantumi anyɛ dwumadie no' },
  changed: { draft: 'Yɛasesa dwumadie no' },
  notChanged: { draft: 'Yɛantumi ansesa dwumadie no' },
  attendanceNotLoaded: { draft: 'Yɛantumi ammue wɔn a wɔbaeɛ no' },
  marked: { draft: 'Yɛatwerɛ wɔn a wɔbaeɛ' },
  notMarked: { draft: 'Yɛantumi antwerɛ wɔn a wɔbaeɛ' },
  archived: { draft: 'Yɛasie nkra no' },
  unarchived: { draft: 'Nkra no asan aba inbox mu' },
}
