import type { Typed } from '../../../lib/contract/typed.ts'

/** A category of WhatsApp as staff reads it. */
export const categoryName = (category: string): string =>
  ({ MARKETING: 'marketing', UTILITY: 'utility', SERVICE: 'answer', AUTHENTICATION: 'codes' })[category] ??
  category.toLowerCase()

/** The state of a template as staff reads it, and its badge. */
export const templateStates: Readonly<Record<string, readonly [name: string, badge: string]>> = {
  APPROVED: ['Approved', 'badge-forest'],
  PENDING: ['Waits for approval', 'badge-gold'],
  IN_APPEAL: ['Asked again', 'badge-gold'],
  REJECTED: ['Rejected', 'badge-laterite'],
  PAUSED: ['Paused', 'badge-laterite'],
  DISABLED: ['Switched off', 'badge-laterite'],
}

/** The name of the field of a variable, by its place. */
export const variableField = (place: number | ''): string => `variable_${place}`

/** A variable as staff reads it: `first_name` is “first name”, 1 is “Variable 1”. */
export const variableName = (name: string): string =>
  /^\d+$/.test(name)
    ? `Variable ${name}`
    : name.replaceAll('_', ' ').replace(/^./, (one) => one.toUpperCase())

/** What was typed, with the words of the variables as a list. By WhatsApp alone the server writes the words of the template. */
export function withTemplate({ template, ...typed }: Typed) {
  const fields = Object.entries(typed)
  const isVariable = (name: string) => name.startsWith(variableField(''))
  const template_values = fields.flatMap(([name, value]) => (isVariable(name) ? [value ?? ''] : []))
  const own = Object.fromEntries(fields.filter(([name]) => !isVariable(name)))
  return template ? { text: template, ...own, template, template_values } : own
}
