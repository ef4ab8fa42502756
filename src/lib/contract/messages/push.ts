import * as z from 'zod/mini'
import { messageRules } from '../../texts/messages/message-rules.ts'
import { flag, number, text } from '../fields.ts'

/** The longest address of a push service that we take. Those of today have 150 to 700 characters. */
const longest = 1500

/** PUT users/me/push/: a browser's subscription with its push service (`PushSubscription.toJSON`). */
export const PushDeviceForm = z.strictObject({
  endpoint: z
    .string({ error: () => messageRules.giveAddressPushService })
    .check(
      z.maxLength(longest),
      z.regex(/^https?:\/\/[^\s@]+$/, { error: () => messageRules.giveAddressPushService }),
    ),
  /** A point of the curve P-256, uncompressed: 65 bytes as base64url. */
  p256dh: z
    .string({ error: () => messageRules.giveKeyBrowser })
    .check(z.regex(/^B[\w-]{86}$/, { error: () => messageRules.giveKeyBrowser })),
  /** 16 bytes as base64url. */
  auth: z
    .string({ error: () => messageRules.giveSecretBrowser })
    .check(z.regex(/^[\w-]{22}$/, { error: () => messageRules.giveSecretBrowser })),
})
export type PushDeviceForm = z.infer<typeof PushDeviceForm>

const fields = {
  /** The church's VAPID key, by which a browser subscribes. */
  public_key: text,
  /** Whether this device, that of the session, takes notifications. */
  is_on: flag,
  /** Other devices of the member that do. */
  others: number,
}

/** GET users/me/push/. */
export const PushState = z.object(fields)
export type PushState = z.infer<typeof PushState>
export const PushStateAnswer = z.strictObject(fields)

/** What a notification says. The service worker reads it; both addresses are inside this site. */
export type Notice = {
  title: string
  body: string
  page: string
  /** Where one stops messages of this kind. */
  stop: string
}

/** The most devices of one account. The one that was added first makes room. */
export const mostPushDevices = 20
