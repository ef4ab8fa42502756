import { route } from '../../route.ts'
import { LeaderToDosAnswer, MediaToDosAnswer, MemberToDosAnswer } from '../to-dos.ts'

export const readLeaderToDos = route('GET', 'fellowships/:id/needs/', {
  summary: 'What waits for the leader: requests, messages, who was missing twice, the next meeting',
  answer: LeaderToDosAnswer,
})

export const readMediaToDos = route('GET', 'sermons/needs/', {
  summary: 'What waits for the media team: drafts, sermons without a recording, the next service to stream',
  answer: MediaToDosAnswer,
})

export const readMemberToDos = route('GET', 'members/my/needs/', {
  summary: 'What I asked prayer for, the next event that I signed up for, and what the rota asks of me',
  answer: MemberToDosAnswer,
})
