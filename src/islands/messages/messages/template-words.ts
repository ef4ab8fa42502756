import type { Typed } from '../../../lib/contract/typed.ts'
import { whatsAppDeskWords as words } from './messages.ts'

/** A category of WhatsApp as staff reads it. */
export const categoryName = (category: string): string =>
  ({
    MARKETING: words.marketing,
    UTILITY: words.utility,
    SERVICE: words.answer,
    AUTHENTICATION: words.codes,
  })[category] ?? category.toLowerCase()

/** The states of a template as staff reads them, each with its badge. */
export const templateStates = (): Readonly<Record<string, readonly [name: string, badge: string]>> => ({
  APPROVED: [words.approved, 'badge-forest'],
  PENDING: [words.waits, 'badge-gold'],
  IN_APPEAL: [words.askedAgain, 'badge-gold'],
  REJECTED: [words.rejected, 'badge-laterite'],
  PAUSED: [words.paused, 'badge-laterite'],
  DISABLED: [words.switchedOff, 'badge-laterite'],
})

/** The name of the field of a variable, by its place. */
export const variableField = (place: number | ''): string => `variable_${place}`

/** A variable as staff reads it: `first_name` is “first name”, 1 is “Variable 1”. */
export const variableName = (name: string): string =>
  /^\d+$/.test(name)
    ? words.variable({ number: name })
    : name.replaceAll('_', ' ').replace(/^./, (one) => one.toUpperCase())

/** What was typed, with the words of the variables as a list. By WhatsApp alone the server writes the words of the template. */
export function withTemplate({ template, ...typed }: Typed) {
  const fields = Object.entries(typed)
  const isVariable = (name: string) => name.startsWith(variableField(''))
  const template_values = fields.flatMap(([name, value]) => (isVariable(name) ? [value ?? ''] : []))
  const own = Object.fromEntries(fields.filter(([name]) => !isVariable(name)))
  return template ? { text: template, ...own, template, template_values } : own
}
