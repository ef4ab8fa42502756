import {
  type Channel,
  type ChannelChoice,
  channels,
  type MessageTopic,
} from '../../../lib/contract/messages/message.ts'
import type { AddressHash } from '../../accounts/unsubscribes/address-hash.ts'
import { choicesOf, reachable } from '../../accounts/unsubscribes/repo.ts'
import { chunksOf } from '../../platform/db/chunks.ts'
import type { Db } from '../../platform/db/tables.ts'
import { addressOf, canReach, type Recipient } from './recipients.ts'

/** A person of a list with the channel by which the message goes; null with why there is none. */
export type Planned = { person: Recipient } & (
  | { channel: Channel; why?: never }
  | { channel: null; why: 'no address' | 'said no' }
)

/** Which channels the church itself has: text messages, WhatsApp with a template for this message, and e-mails unless it says that it sends none. */
type Has = { hasSms: boolean; hasWhatsApp?: boolean; mails?: boolean | undefined }
type Asked = { channel: ChannelChoice; purpose: MessageTopic } & Has

/** By which channel each person of a list gets a message, with leave of each (docs/decisions/messages.md#kept-refusals). */
export async function planFor(
  { db, addressHash }: { db: Db; addressHash: AddressHash },
  people: readonly Recipient[],
  delivery: Asked,
): Promise<Planned[]> {
  const open = channelsOf(delivery).filter(
    (channel) => delivery.channel === 'first choice' || delivery.channel === channel,
  )
  const ways = waysOf(people, open)
  const allowed = new Set((await reachable(db, addressHash, ways, delivery.purpose)).map(wayOf))
  const chosen = delivery.channel === 'first choice' ? await chosenOrders(db, people) : undefined
  return people.map((person) => {
    const whole = chosen?.get(person.accountId ?? 0) ?? usualOrderOf(person)
    const order = whole.filter((one) => open.includes(one))
    const channel = order.find((one) => allowed.has(wayOf({ key: person.key, channel: one })))
    if (channel) return { person, channel }
    const hasAddress = ways.some(({ key }) => key === person.key)
    return { person, channel: null, why: hasAddress ? 'said no' : 'no address' }
  })
}

const channelsOf = ({ hasSms, hasWhatsApp = false, mails = true }: Has): Channel[] => {
  const has: Record<Channel, boolean> = {
    email: mails,
    sms: hasSms,
    whatsapp: hasWhatsApp,
    push: true,
    app: true,
  }
  return channels.filter((channel) => has[channel])
}

/** What comes after a member's first channel: what costs nothing, then what does, and at last the list that all members have. */
const usualOrder: readonly Channel[] = ['push', 'email', 'whatsapp', 'sms', 'app']

/** The channels in the order of somebody who likes these best, and then the usual ones. */
const orderFrom = (...best: readonly Channel[]): Channel[] => [...new Set([...best, ...usualOrder])]

/** Every way by which somebody of a list can be reached by these channels. */
const waysOf = (people: readonly Recipient[], open: readonly Channel[]) =>
  people.flatMap((person) =>
    open.flatMap((channel) => {
      const address = canReach(person, channel) && addressOf(person, channel)
      return address ? [{ ...person, channel, address }] : []
    }),
  )

const wayOf = ({ key, channel }: { key: string; channel: Channel }) => `${channel} ${key}`

/** A person with a telephone and no account is reached there by default, since few of them read e-mail. */
const usualOrderOf = ({ accountId, telephone }: Recipient): Channel[] =>
  accountId === null && telephone ? orderFrom('whatsapp', 'sms') : orderFrom('email')

/** The channels by which a person is reached, in the order that they chose. */
export const orderOf = async (db: Db, person: Recipient): Promise<readonly Channel[]> =>
  (await chosenOrders(db, [person])).get(person.accountId ?? 0) ?? usualOrderOf(person)

/** How many people of a list each channel would reach, with leave of each. */
export async function reachOf(
  { db, addressHash }: { db: Db; addressHash: AddressHash },
  people: readonly Recipient[],
  { purpose, ...has }: Pick<Asked, 'purpose'> & Has,
): Promise<Record<Channel, number>> {
  const reach = { email: 0, sms: 0, whatsapp: 0, push: 0, app: 0 }
  for (const { channel } of await reachable(db, addressHash, waysOf(people, channelsOf(has)), purpose))
    reach[channel] += 1
  return reach
}

async function chosenOrders(db: Db, people: readonly Recipient[]): Promise<Map<number, Channel[]>> {
  const orders = new Map<number, Channel[]>()
  for (const part of chunksOf(people)) {
    const ids = part.flatMap(({ accountId }) => accountId ?? [])
    for (const [id, { first_channel, next_channels = [] }] of await choicesOf(db, ids))
      orders.set(id, orderFrom(first_channel, ...next_channels))
  }
  return orders
}

/**
 * Placeholder of the same length as the code of a stop link, for counting parts and for previews: only the recipient may see a real
 * code.
 */
export const placeholderCode = `${'x'.repeat(10)}a`
