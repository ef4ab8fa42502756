import * as z from 'zod/mini'
import { route } from '../../route.ts'
import { LiveMessageAnswer, LiveMessageForm, LiveStatusAnswer } from '../live.ts'

/* Without an `answer`: lib/media/live-events.ts reads what comes, so that the page of the viewers loads no reader. */

export const readLive = route('GET', 'live/', {
  summary: 'Whether we are live, and with what',
  exact: LiveStatusAnswer,
})

export const followLive = route('GET', 'live/events/', {
  summary:
    'The events status, viewers, chat, hidden and shown as they happen; an open connection counts as a viewer',
  query: {
    last: 'The id of the last message that was seen, where Last-Event-ID cannot be sent; 0 for what was said before',
  },
  type: 'text/event-stream',
  exact: z.string(),
})

export const listLiveMessages = route('GET', 'live/messages/', {
  summary: 'The last 100 messages of the chat, oldest first',
  exact: z.array(LiveMessageAnswer),
})

export const sendLiveMessage = route('POST', 'live/messages/', {
  summary: 'Says something in the chat',
  status: 201,
  body: LiveMessageForm,
  exact: LiveMessageAnswer,
})

export const hideLiveMessage = route('POST', 'live/messages/:id/hide/', {
  summary: 'Hides a message from everybody',
})

export const unhideLiveMessage = route('POST', 'live/messages/:id/unhide/', {
  summary: 'Shows a hidden message to everybody again',
})
