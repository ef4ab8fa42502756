import { route } from '../../route.ts'
import { LeaderNeedsAnswer, MediaNeedsAnswer, MemberNeedsAnswer } from '../to-dos.ts'

export const readLeaderNeeds = route('GET', 'fellowships/:id/needs/', {
  summary: 'What waits for the leader: requests, messages, who was missing twice, the next meeting',
  answer: LeaderNeedsAnswer,
})

export const readMediaNeeds = route('GET', 'sermons/needs/', {
  summary: 'What waits for the media team: drafts, sermons without a recording, the next service to stream',
  answer: MediaNeedsAnswer,
})

export const readMemberNeeds = route('GET', 'members/my/needs/', {
  summary: 'What I asked prayer for, the next event that I signed up for, and what the rota asks of me',
  answer: MemberNeedsAnswer,
})
