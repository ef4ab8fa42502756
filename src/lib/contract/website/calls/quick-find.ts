import { route } from '../../route.ts'
import { longestFind, QuickFindAnswer } from '../quick-find.ts'

/** Without an `answer`: pages that are only read load no reader (lib/api/website/quick-find.ts). */
export const findRecords = route('GET', 'find/', {
  summary: 'People, fellowships, events, sermons and pages that the caller’s own lists show, five of each',
  query: { q: `words, of which one has two letters; at most ${longestFind} characters` },
  exact: QuickFindAnswer,
})
