import * as z from 'zod/mini'
import { route } from '../../route.ts'
import {
  ConversationAssigneeAnswer,
  ConversationAssignForm,
  ConversationCloseForm,
  ConversationReopenForm,
  ConversationReplyForm,
  conversationSources,
  InboxAnswer,
  InboxCountsAnswer,
  InboxMayAnswer,
  inboxViews,
  OwnAnswerForm,
  OwnAnswersAnswer,
  WholeConversationAnswer,
} from '../inbox.ts'

export const readInboxMay = route('GET', 'inbox/may/', {
  summary: 'Whether the caller has an inbox, and how much waits there',
  answer: InboxMayAnswer,
})

export const readInbox = route('GET', 'inbox/', {
  summary: 'The conversations that the caller answers, the newest word first',
  query: {
    view: inboxViews.join(', '),
    source: conversationSources.join(', '),
    search: 'words of the name',
    after: 'where the page begins: `next` of the page before',
  },
  answer: InboxAnswer,
})

export const readInboxCounts = route('GET', 'inbox/counts/', {
  summary:
    'How many conversations are open, wait and were closed this month, and how soon they were answered',
  answer: InboxCountsAnswer,
})

export const readConversation = route('GET', 'inbox/:id/', {
  summary: 'A conversation, with what was written and done in it, in order',
  answer: WholeConversationAnswer,
})

export const readAssignees = route('GET', 'inbox/:id/holders/', {
  summary: 'To whom a conversation may be handed: who sees it by duty',
  answer: z.array(ConversationAssigneeAnswer),
})

export const assignConversation = route('PUT', 'inbox/:id/holder/', {
  summary: 'Takes a conversation, hands it to another, or gives it back',
  body: ConversationAssignForm,
})

export const answerConversation = route('POST', 'inbox/:id/answers/', {
  summary: 'Answers who wrote, by the way that they like best, or notes that it was said in another way',
  status: 201,
  body: ConversationReplyForm,
})

export const closeConversation = route('POST', 'inbox/:id/close/', {
  summary: 'Closes a conversation, with a word if there is one',
  body: ConversationCloseForm,
})

export const reopenConversation = route('POST', 'inbox/:id/reopen/', {
  summary: 'Opens a closed conversation',
  body: ConversationReopenForm,
})

export const readOwnAnswers = route('GET', 'messages/mine/:id/answers/', {
  summary: 'What I answered to a message, and what was answered to me',
  answer: OwnAnswersAnswer,
})

export const addOwnAnswer = route('POST', 'messages/mine/:id/answers/', {
  summary: 'Answers a message of the church',
  status: 201,
  body: OwnAnswerForm,
})
