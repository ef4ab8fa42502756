import * as z from 'zod/mini'
import { route } from '../../route.ts'
import { AssistantAnswer, AssistantThereAnswer } from '../assistant.ts'

export const listAllAssistants = route('GET', 'fellowships/assistants/', {
  summary: 'Who assists where',
  answer: z.array(AssistantThereAnswer),
})

export const layDownAssistance = route('DELETE', 'fellowships/my/assistance/', {
  summary: 'Ends that I assist a leader',
})

export const listAssistants = route('GET', 'fellowships/:id/assistants/', {
  summary: 'Who assists the leader',
  answer: z.array(AssistantAnswer),
})

export const nameAssistant = route('PUT', 'fellowships/:id/assistants/:member/', {
  summary: 'Names an assistant',
  answer: z.array(AssistantAnswer),
})

export const endAssistance = route('DELETE', 'fellowships/:id/assistants/:member/', {
  summary: 'Takes it back',
  answer: z.array(AssistantAnswer),
})
