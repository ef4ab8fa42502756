import type { Field, Fields } from '../../../../lib/contract/website/blocks/field.ts'
import { kindOf, labelOf } from '../../../../lib/contract/website/blocks/label.ts'
import type { DraftDocument } from '../../../../lib/contract/website/page-draft.ts'

/** What a page says, as plain text: to be compared and copied. */
export function wordsIn({ title, description, blocks }: DraftDocument): string {
  const parts = blocks.map((block) => {
    const kind = kindOf(block)
    return [`[${labelOf(block)}]`, ...(kind ? wordsOf(kind.fields, block) : [])].join('\n')
  })
  return [[title, description].filter(Boolean).join('\n'), ...parts].join('\n\n')
}

const wordsOf = (fields: Fields, values: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(fields).flatMap(([name, field]) => wordsOfField(field, values[name]))

function wordsOfField({ input }: Field, value: unknown): string[] {
  if (input.kind === 'text' || input.kind === 'long' || input.kind === 'link')
    return typeof value === 'string' && value ? [value] : []
  if (!Array.isArray(value)) return []
  if (input.kind === 'lines') return value.map(String)
  return input.kind === 'list'
    ? value.flatMap((item: Readonly<Record<string, unknown>>) => wordsOf(input.fields, item))
    : []
}
