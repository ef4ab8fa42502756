import type { Notice } from '../../../../lib/contract/messages/push.ts'
import type { Db } from '../../db/tables.ts'
import type { MessageChannel, Sent } from '../channel.ts'
import { notifyDevices } from './notify.ts'
import type { Pushed, PushSender } from './sender.ts'

type Options = { db: Db; push: PushSender; accountId: number; pages: Pick<Notice, 'page' | 'stop'> }

/**
 * The channel of notifications: one to each device of a member. The delivery counts as sent when one push service has taken it;
 * that it was read shows only in the list of own messages.
 */
export const openPushChannel = ({ accountId, pages, ...deps }: Options): MessageChannel => ({
  send: async ({ subject, text }) =>
    sentOf(await notifyDevices(deps, accountId, { title: subject, body: text, ...pages })),
})

/** What the answers of all devices come to. Who may have it on one of them is never written to again by itself. */
export function sentOf(outcomes: readonly Pushed[]): Sent {
  if (outcomes.includes('taken')) return { kind: 'taken', providerId: null }
  if (outcomes.includes('no answer')) return { kind: 'no answer', why: 'The push service’s answer was lost.' }
  if (outcomes.includes('busy')) return { kind: 'busy', why: 'The push service had too much to do.' }
  if (outcomes.includes('refused')) return { kind: 'refused', why: 'The push service refused it.' }
  return { kind: 'refused', why: 'No device takes notifications any more.' }
}
