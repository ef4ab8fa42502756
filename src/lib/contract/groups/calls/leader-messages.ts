import { pageOf } from '../../answer.ts'
import { partOf } from '../../lists.ts'
import { route } from '../../route.ts'
import {
  LeaderMessage,
  LeaderMessageAnswer,
  LeaderMessageForm,
  LeaderMessageMark,
  NewcomerMessageForm,
  WaitingMessage,
  WaitingMessageAnswer,
} from '../leader-message.ts'

export const messageLeader = route('POST', 'fellowships/:id/message/', {
  summary: 'Writes to the leader of a fellowship; a visitor gives a name and a telephone number',
  status: 201,
  body: LeaderMessageForm,
  visitor: NewcomerMessageForm,
})

export const listLeaderMessages = route('GET', 'fellowships/:id/messages/', {
  summary: "The leader's inbox, the unread first",
  paged: true,
  query: { status: 'inbox (as long as nothing is said), unread or archived' },
  answer: partOf(LeaderMessage),
  exact: pageOf(LeaderMessageAnswer),
})

export const markMessage = route('PATCH', 'fellowships/:id/messages/:message/', {
  summary: 'Marks a message as read or unread, and puts it away or takes it back',
  body: LeaderMessageMark,
  exact: LeaderMessageAnswer,
})

export const deleteMessage = route('DELETE', 'fellowships/:id/messages/:message/', {
  summary: 'Deletes what a visitor wrote; what a member wrote is put away, and goes with the account',
})

export const listWaitingMessages = route('GET', 'admin/waiting-messages/', {
  summary: 'Messages that a leader has left unread for three days, the oldest first',
  paged: true,
  answer: partOf(WaitingMessage),
  exact: pageOf(WaitingMessageAnswer),
})
