import * as z from 'zod/mini'
import type { Id } from '../../contract/base.ts'
import { AssistantAnswer, AssistantThereAnswer } from '../../contract/groups/assistant.ts'
import { answerOf, api } from '../client.ts'

/* Members who assist the leader of their fellowship: an extension. Each throws ApiError. */

const Assistants = z.array(AssistantAnswer)

/** GET fellowships/assistants/. */
export const listAllAssistants = (): Promise<AssistantThereAnswer[]> =>
  answerOf(z.array(AssistantThereAnswer), api.get('fellowships/assistants/'))

/** GET fellowships/{id}/assistants/. */
export const listAssistants = (fellowship: Id): Promise<AssistantAnswer[]> =>
  answerOf(Assistants, api.get(`fellowships/${fellowship}/assistants/`))

/** PUT fellowships/{id}/assistants/{member}/. */
export const nameAssistant = (fellowship: Id, member: Id): Promise<AssistantAnswer[]> =>
  answerOf(Assistants, api.url(`fellowships/${fellowship}/assistants/${member}/`).put({}))

/** DELETE fellowships/{id}/assistants/{member}/. */
export const endAssistance = (fellowship: Id, member: Id): Promise<AssistantAnswer[]> =>
  answerOf(Assistants, api.url(`fellowships/${fellowship}/assistants/${member}/`).delete())

/** DELETE fellowships/my/assistance/. */
export async function layDownAssistance(): Promise<void> {
  await api.url('fellowships/my/assistance/').delete().res()
}
