import * as z from 'zod/mini'
import { chatLength } from '../../media/live.ts'
import { streamKind } from '../../site/stream-address.ts'
import { leaderRules } from '../../texts/groups/leader-rules.ts'
import { mediaRules } from '../../texts/media/media-rules.ts'
import { usualRules } from '../../texts/settings/usual-rules.ts'
import { requiredText } from '../base.ts'
import { flag, id, number, text, textOrNull } from '../fields.ts'

/** Title and URL of a live stream, from the media team. */
export const LiveStreamForm = z.strictObject({
  title: requiredText(() => usualRules.enterTitle, 150),
  address: requiredText(() => mediaRules.enterAddressVideo, 500).check(
    z.refine((address) => streamKind(address) !== undefined, {
      error: () => mediaRules.enterAddressBeginsHttps,
    }),
  ),
})
export type LiveStreamForm = z.infer<typeof LiveStreamForm>

export const LiveMessageForm = z.strictObject({ text: requiredText(() => leaderRules.message, chatLength) })

/** `viewers` is the number of open pages; without a stream the texts are empty. */
export const LiveStatusAnswer = z.strictObject({
  live: flag,
  viewers: number,
  title: text,
  address: text,
  started_at: textOrNull,
})
export type LiveStatusAnswer = z.infer<typeof LiveStatusAnswer>

export const LiveMessageAnswer = z.strictObject({
  id,
  author: text,
  text: text,
  created_at: text,
})
export type LiveMessageAnswer = z.infer<typeof LiveMessageAnswer>
