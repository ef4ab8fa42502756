import * as z from 'zod'
import { parseJson, Text, Whole } from '../../net/read-answers.ts'
import { whyFailed } from './errors.ts'

/** What became of a message. `category` is what it is charged as, and `isCharged` whether it is. */
export type StatusNotice = {
  kind: 'status'
  providerId: string
  reference: string
  status: 'sent' | 'delivered' | 'read' | 'failed'
  why: string
  charged: { category: string; isCharged: boolean } | undefined
}

/** What a person wrote. `userId` names who hides the number; the words of a picture are its caption. */
export type WrittenNotice = {
  kind: 'written'
  id: string
  telephone: string
  userId: string
  at: Date
  /** `text`, `image`, `audio` and so on. */
  type: string
  text: string
}

/** A person stopped messages in WhatsApp's own settings. */
export type StoppedNotice = { kind: 'stopped'; telephone: string; userId: string; at: Date }

/** A template was approved, rejected, paused and so on: the list has to be read again. */
type TemplateNotice = { kind: 'template' }

export type Notice = StatusNotice | WrittenNotice | StoppedNotice | TemplateNotice

const list = <Shape extends z.ZodType>(shape: Shape) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((all) => all.flatMap((one) => shape.safeParse(one).data ?? []))

const Status = z.object({
  id: Text,
  status: z.enum(['sent', 'delivered', 'read', 'failed']),
  biz_opaque_callback_data: Text,
  errors: list(z.object({ code: Whole })),
  pricing: z
    .object({ billable: z.boolean().optional(), type: Text, category: Text })
    .optional()
    .catch(undefined),
})

const Media = z
  .object({ caption: z.string().max(10_000).catch('') })
  .optional()
  .catch(undefined)
const Titled = z.object({ title: Text }).optional().catch(undefined)
const Message = z.object({
  id: z.string().min(1).max(300),
  from: Text,
  from_user_id: Text,
  timestamp: Whole,
  type: Text,
  text: z
    .object({ body: z.string().max(10_000) })
    .optional()
    .catch(undefined),
  button: z
    .object({ text: z.string().max(1000) })
    .optional()
    .catch(undefined),
  interactive: z.object({ button_reply: Titled, list_reply: Titled }).optional().catch(undefined),
  image: Media,
  video: Media,
  document: Media,
})

const Contact = z.object({ wa_id: Text, user_id: Text })
const Preference = z.object({ wa_id: Text, user_id: Text, value: Text, timestamp: Whole })

const Value = z.object({
  metadata: z.object({ phone_number_id: Text }).optional().catch(undefined),
  contacts: list(Contact),
  messages: list(Message),
  statuses: list(Status),
  user_preferences: list(Preference),
})

const Body = z.object({
  object: z.literal('whatsapp_business_account'),
  entry: list(z.object({ changes: list(z.object({ field: Text, value: Value })) })),
})

/**
 * What a webhook tells of the church's number, in its order; undefined for what is no webhook of WhatsApp. A part that cannot be read, or is of another
 * number, is left out.
 */
export function noticesOf(bytes: Uint8Array, numberId: string): Notice[] | undefined {
  const read = Body.safeParse(parseJson(new TextDecoder().decode(bytes)))
  if (!read.success) return undefined
  return read.data.entry.flatMap(({ changes }) =>
    changes.flatMap(({ field, value }): Notice[] => {
      if (field.startsWith('message_template')) return [{ kind: 'template' }]
      if (value.metadata?.phone_number_id !== numberId) return []
      const [contact] = value.contacts
      return [
        ...value.statuses.map(statusOf),
        ...value.messages.map((message) => writtenOf(message, contact)),
        ...value.user_preferences
          .filter((one) => one.value === 'stop')
          .map((one) => ({
            kind: 'stopped' as const,
            telephone: telephoneOf(one.wa_id),
            userId: one.user_id,
            at: momentOf(one.timestamp),
          })),
      ]
    }),
  )
}

const statusOf = (one: z.infer<typeof Status>): StatusNotice => ({
  kind: 'status',
  providerId: one.id,
  reference: one.biz_opaque_callback_data,
  status: one.status,
  why: one.status === 'failed' ? whyFailed(one.errors[0]?.code ?? 131_000) : '',
  charged: one.pricing && {
    category: one.pricing.category.toUpperCase(),
    isCharged: one.pricing.billable ?? one.pricing.type === 'regular',
  },
})

function writtenOf(
  one: z.infer<typeof Message>,
  contact: z.infer<typeof Contact> | undefined,
): WrittenNotice {
  const { interactive } = one
  const caption = (one.image ?? one.video ?? one.document)?.caption
  return {
    kind: 'written',
    id: one.id,
    telephone: telephoneOf(one.from || contact?.wa_id || ''),
    userId: one.from_user_id || contact?.user_id || '',
    at: momentOf(one.timestamp),
    type: one.type,
    text: (
      one.text?.body ??
      one.button?.text ??
      interactive?.button_reply?.title ??
      interactive?.list_reply?.title ??
      caption ??
      ''
    ).trim(),
  }
}

/** `233244123456` as E.164; '' where the number is hidden. */
const telephoneOf = (digits: string): string => (/^\d{7,15}$/.test(digits) ? `+${digits}` : '')

/** Seconds since 1970; now for none. */
const momentOf = (seconds: number | undefined): Date =>
  seconds === undefined ? new Date() : new Date(seconds * 1000)
