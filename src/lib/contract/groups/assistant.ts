import * as z from 'zod/mini'
import { id, text } from '../fields.ts'

/** How many may assist the leader of a fellowship. */
export const mostAssistants = 5

/** GET fellowships/{id}/assistants/: a member who assists the leader. */
export const AssistantAnswer = z.strictObject({
  /** The id of the account. */
  id,
  name: text,
  /** The username of who named them; '' for a deleted account. */
  named_by: text,
  named_at: text,
})
export type AssistantAnswer = z.infer<typeof AssistantAnswer>

/** GET fellowships/assistants/: who assists where. */
export const AssistantThereAnswer = z.strictObject({
  ...AssistantAnswer.shape,
  fellowship: id,
  fellowship_name: text,
  leader_name: text,
})
export type AssistantThereAnswer = z.infer<typeof AssistantThereAnswer>
