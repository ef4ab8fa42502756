import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import { parseJson, Text, Whole } from '../../net/read-answers.ts'
import { type Called, callSms } from '../call.ts'
import type { Sent } from '../channel.ts'
import type { ReadTemplate, WhatsAppChannel, WhatsAppContent } from './channel.ts'
import { refusedBy, whyFailed } from './errors.ts'
import { apiVersion } from './version.ts'

type Options = {
  base: string
  numberId: string
  accountId: string
  token: string
  appSecret: string
  verifyToken: string
  isTest: boolean
}

/** The most pages of templates that are read: far more than an account may have. */
const mostPages = 50

/**
 * WhatsApp Business Cloud API. It has no idempotency key: our reference of a message travels as `biz_opaque_callback_data`, so that a
 * webhook settles what became of a call whose answer was lost.
 */
export function openWhatsApp(options: Options): WhatsAppChannel {
  const { base, numberId, accountId, token, appSecret, verifyToken, isTest } = options
  const headers = { Authorization: `Bearer ${token}` }
  const at = (path: string) => `${base}/${apiVersion}/${path}`
  return {
    isTest,
    numberId,
    open: (content) => ({
      async send({ to, reference }) {
        const body = {
          messaging_product: 'whatsapp',
          recipient_type: 'individual',
          to: to.slice(1),
          biz_opaque_callback_data: reference,
          ...bodyOf(content),
        }
        return sentOf(await callSms(at(`${numberId}/messages`), { method: 'POST', headers, body }))
      },
    }),
    async readTemplates() {
      const templates: ReadTemplate[] = []
      let after = ''
      for (let page = 0; page < mostPages; page += 1) {
        const query = new URLSearchParams({ fields, limit: '100', ...(after && { after }) })
        const called = await callSms(at(`${accountId}/message_templates?${query}`), { headers })
        const read = Templates.safeParse(parseJson(called.text))
        if (called.status !== 200 || !read.success) return { why: whyUnread(called) }
        templates.push(...read.data.data.flatMap(templateOf))
        after = read.data.paging?.next ? (read.data.paging.cursors?.after ?? '') : ''
        if (!after) break
      }
      return { templates }
    },
    isSigned(signature, bytes) {
      const given = Buffer.from(signature.replace(/^sha256=/, ''), 'hex')
      const right = createHmac('sha256', appSecret).update(bytes).digest()
      return given.length === right.length && timingSafeEqual(given, right)
    },
    isVerifyToken(word) {
      const digest = (text: string) => createHmac('sha256', appSecret).update(text).digest()
      return timingSafeEqual(digest(word), digest(verifyToken))
    },
  }
}

function bodyOf(content: WhatsAppContent) {
  if (content.kind === 'words')
    return { type: 'text', text: { body: content.text, preview_url: true } } as const
  const { name, language, variables, values } = content
  const parameters = variables.map((variable, index) => ({
    type: 'text',
    text: values[index] ?? '',
    ...(!/^\d+$/.test(variable) && { parameter_name: variable }),
  }))
  return {
    type: 'template',
    template: {
      name,
      language: { code: language },
      ...(parameters.length > 0 && { components: [{ type: 'body', parameters }] }),
    },
  } as const
}

const Failed = z.object({ error: z.object({ code: Whole }) })
const Taken = z.object({ messages: z.array(z.object({ id: Text })).min(1) })

function sentOf({ status, text, reached }: Called): Sent {
  if (!reached) return { kind: 'busy', why: 'WhatsApp was not reached.' }
  const read = parseJson(text)
  const code = Failed.safeParse(read).data?.error.code
  if (code !== undefined) return refusedBy(code)
  if (status === 429) return { kind: 'busy', why: 'WhatsApp had too much to do.' }
  const id = Taken.safeParse(read).data?.messages[0]?.id
  if (status === 200 && id) return { kind: 'taken', providerId: id }
  return status >= 400 && status < 500
    ? { kind: 'refused', why: 'WhatsApp refused it.' }
    : { kind: 'no answer', why: 'WhatsApp’s answer was lost.' }
}

function whyUnread({ status, text, reached }: Called): string {
  const code = Failed.safeParse(parseJson(text)).data?.error.code
  if (code !== undefined) return whyFailed(code)
  return reached && status > 0 ? `WhatsApp answered ${status}.` : 'WhatsApp was not reached.'
}

const fields = 'name,language,status,category,parameter_format,components'
const Component = z.object({
  type: Text,
  format: Text,
  text: z.string().max(5000).catch(''),
  buttons: z.array(z.object({ type: Text, url: Text })).catch([]),
})
const OneTemplate = z.object({
  name: Text,
  language: Text,
  status: Text,
  category: Text,
  components: z.array(Component).catch([]),
})
const Templates = z.object({
  data: z.array(OneTemplate),
  paging: z
    .object({ next: Text, cursors: z.object({ after: Text }).optional().catch(undefined) })
    .optional()
    .catch(undefined),
})

function templateOf({ name, language, status, category, components }: z.infer<typeof OneTemplate>) {
  const of = (type: string) => components.find((one) => one.type.toUpperCase() === type)
  const body = of('BODY')?.text ?? ''
  if (!name || !language || !body) return []
  const header = of('HEADER')
  return [
    {
      name,
      language,
      status: status.toUpperCase(),
      category: category.toUpperCase(),
      header: header?.text ?? '',
      body,
      footer: of('FOOTER')?.text ?? '',
      variables: variablesOf(body),
      lacks: lackOf(header, of('BUTTONS')?.buttons ?? [], category.toUpperCase()),
    },
  ]
}

/** The variables of a text in the order of their first place: `{{1}}`, `{{first_name}}`. */
export const variablesOf = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = '']) => name)),
]

type Header = z.infer<typeof Component> | undefined
type Buttons = z.infer<typeof Component>['buttons']

/** What keeps a template from being sent with words alone. */
function lackOf(header: Header, buttons: Buttons, category: string): string {
  if (category === 'AUTHENTICATION') return 'It is for codes alone.'
  const format = header?.format.toUpperCase() ?? ''
  if (header && format && format !== 'TEXT') return 'Its header is a picture, a film or a file.'
  if (header && variablesOf(header.text).length > 0) return 'Its header has a variable.'
  return buttons.some(({ type, url }) => url.includes('{{') || type.toUpperCase() === 'COPY_CODE')
    ? 'A button of it has a variable.'
    : ''
}
