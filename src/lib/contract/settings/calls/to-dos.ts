import { route } from '../../route.ts'
import { LeaderToDosAnswer, MediaToDosAnswer, MemberToDosAnswer } from '../to-dos.ts'

export const readLeaderToDos = route('GET', 'fellowships/:id/needs/', {
  summary: 'What waits for the leader',
  answer: LeaderToDosAnswer,
})

export const readMediaToDos = route('GET', 'sermons/needs/', {
  summary: 'What waits for the media team',
  answer: MediaToDosAnswer,
})

export const readMemberToDos = route('GET', 'members/my/needs/', {
  summary: 'What waits for me, and what is next',
  answer: MemberToDosAnswer,
})
