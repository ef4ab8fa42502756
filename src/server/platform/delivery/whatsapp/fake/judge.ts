import * as z from 'zod'
import { variablesOf } from '../cloud.ts'
import type { FakeTemplate } from './templates.ts'

export const Outgoing = z.object({
  messaging_product: z.literal('whatsapp'),
  to: z.string().regex(/^\d{7,15}$/),
  biz_opaque_callback_data: z.string().max(512).default(''),
  type: z.enum(['text', 'template']),
  text: z.object({ body: z.string().min(1).max(4096) }).optional(),
  template: z
    .object({
      name: z.string(),
      language: z.object({ code: z.string() }),
      components: z
        .array(
          z.object({
            type: z.literal('body'),
            parameters: z.array(
              z.object({ type: z.literal('text'), text: z.string(), parameter_name: z.string().optional() }),
            ),
          }),
        )
        .default([]),
    })
    .optional(),
})
type Outgoing = z.infer<typeof Outgoing>
type Sent = NonNullable<Outgoing['template']>
type Parameter = Sent['components'][number]['parameters'][number]

/** What a message is, as the person reads it and as it is charged; or the code of the error. */
export type Judged = { text: string; template: string; language: string; category: string } | number

export function judge(templates: readonly FakeTemplate[], { type, text, template: sent }: Outgoing): Judged {
  if (type === 'text')
    return text ? { text: text.body, template: '', language: '', category: 'service' } : 131_008
  const template = templates.find(
    ({ name, language }) => name === sent?.name && language === sent.language.code,
  )
  if (!sent || !template) return 132_001
  return stateOf(template) ?? fill(template, sent)
}

function stateOf({ status }: FakeTemplate): number | undefined {
  if (status === 'PAUSED') return 132_015
  if (status === 'DISABLED') return 132_016
  return status === 'APPROVED' ? undefined : 132_001
}

function fill(template: FakeTemplate, sent: Sent): Judged {
  const body = template.components.find((one) => one.type === 'BODY')?.text ?? ''
  const variables = variablesOf(body)
  const parameters = sent.components.flatMap((one) => one.parameters)
  const problem = problemOf(variables, parameters)
  if (problem) return problem
  const isNamed = template.parameter_format === 'NAMED'
  const values = variables.map((name, index) =>
    isNamed ? parameters.find((one) => one.parameter_name === name)?.text : parameters[index]?.text,
  )
  if (values.includes(undefined)) return 132_012
  const text = variables.reduce(
    (words, name, index) => words.replaceAll(`{{${name}}}`, values[index] ?? ''),
    body,
  )
  const { name, language, category } = template
  return text.length > 1024 ? 132_005 : { text, template: name, language, category: category.toLowerCase() }
}

function problemOf(variables: readonly string[], parameters: readonly Parameter[]): number | undefined {
  if (parameters.length !== variables.length) return 132_000
  if (parameters.some((one) => one.text.trim() === '')) return 131_008
  return parameters.some((one) => /[\n\t]| {5}/.test(one.text)) ? 132_012 : undefined
}
