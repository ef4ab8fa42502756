import type { ownAnswerWords } from '../../islands/messages/messages/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const ownAnswers: Translation<typeof ownAnswerWords> = {
  arrived: { draft: 'Wò ŋuɖoɖo va ɖo' },
  answers: { draft: 'Ŋuɖoɖowo' },
  soFar: { draft: 'Nusi woŋlɔ va se ɖe fifia' },
  you: { draft: 'Wò' },
  church: { draft: 'Hamea' },
  yourAnswer: { draft: 'Wò ŋuɖoɖo' },
  office: { draft: 'Office la' },
  whoReads: { draft: '{who} xlẽnɛ, kple ame bubu siwo ɖoa nu ŋu na hamea.' },
  submit: { draft: 'Ɖo eŋu' },
}
