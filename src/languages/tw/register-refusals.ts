import type { Translation } from '../../lib/words/translation.ts'
import type { registerRefusals as words } from '../../server/register/messages.ts'

export const registerRefusals: Translation<typeof words> = {
  thereNoSuchBranch: { draft: 'Asɔre nkorabata a ɛte saa nni hɔ' },
  branchClosed: { draft: 'Wɔato asɔre nkorabata yi mu' },
  undone: { draft: 'Yɛasan' },
  sameEntryAlready: { draft: 'Yeinom yɛ baako dada.' },
  bothAccountDeleteAccount: {
    draft: 'Baanu no nyinaa wɔ account. Yɛsrɛ wo, di kan pepa account a wɔmfa nyɛ adwuma bio no.',
  },
  thereNoSuchChange: { draft: 'Nsesaeɛ a ɛte saa nni hɔ.' },
  somebodyListGoneMeanwhile: { draft: 'Obi a ɔwɔ list yi mu no nni hɔ bio. Yɛsrɛ wo, san bue.' },
  none: { draft: 'biara nni hɔ' },
  accountOf: { draft: 'Account @{username} a ɛyɛ {name} dea, a wɔyɛɛ no {day},' },
}
