import * as z from 'zod/mini'
import { messageRules } from '../../texts/messages/message-rules.ts'
import { Id } from '../base.ts'

const wrongCount = () => messageRules.sayHowOftenShared

/** How often a post was sent on in this way before, as its sender knows it: who has not seen the last time is refused. */
const seen = z
  .number({ error: wrongCount })
  .check(z.refine((count) => Number.isSafeInteger(count) && count >= 0, { error: wrongCount }))

/** The post that a message or an announcement sends on. */
export const SharedPost = z.strictObject({ id: Id, seen })
export type SharedPost = z.infer<typeof SharedPost>

export const ShareForm = z.strictObject({ seen })
export type ShareForm = z.infer<typeof ShareForm>
