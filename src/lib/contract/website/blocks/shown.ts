import { blockTexts } from '../../../texts/website/blocks.ts'
import type { Field, Fields } from './field.ts'

/*
 * Which fields of a block its page shows. The form asks for these, and publishing says which words a page would not show.
 */

export type Values = Readonly<Record<string, unknown>>

/** Where a field stands: the values of its whole block, and the address of its page. */
export type Place = { block: Values; path: string }

/** Whether the page shows a field, as the look of its block and the fields beside it are. */
export const isOffered = (
  { looks, pages, without }: Field,
  beside: Values,
  { block, path }: Place,
): boolean =>
  (!looks || looks.includes(String(block.look))) &&
  (!pages || pages.includes(path)) &&
  (!without || !isFilled(beside[without]))

/** A filled field that the page does not show. */
export type Unseen = {
  /** The names of the fields and the places of the items that lead to it: `items`, 0, `who`. */
  at: (string | number)[]
  label: string
  /** Its labels of fields that would have to be filled; none where the look or the page does not have the field. */
  needs: string[]
}

/** Every text, link, picture and file of a block that its page does not show. */
export const findUnseen = (fields: Fields, place: Place): Unseen[] => unseenIn(fields, place.block, place, [])

function unseenIn(fields: Fields, values: Values, place: Place, at: Unseen['at']): Unseen[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = values[name]
    if (!holdsWords(field, value)) return []
    const here = { at: [...at, name], label: field.label() }
    if (!isOffered(field, values, place)) return [{ ...here, needs: [] }]
    const needs = missingBeside(field, fields, values, place)
    if (needs.length > 0) return [{ ...here, needs }]
    const { input } = field
    if (input.kind !== 'list') return []
    return itemsOf(value).flatMap((item, one) => unseenIn(input.fields, item, place, [...here.at, one]))
  })
}

/** The labels of what is missing beside a field. What the look does not have cannot be missing. */
function missingBeside({ needs }: Field, fields: Fields, values: Values, place: Place): string[] {
  return needs.flatMap((group) => {
    const grouped = group.flatMap((name) => fields[name] ?? [])
    const open = grouped.filter((field) => isOffered(field, values, place))
    const isMissing = open.length > 0 && !group.some((name) => isFilled(values[name]))
    return isMissing ? [inChoice(open.map(({ label }) => `“${label()}”`))] : []
  })
}

/** `“A” or “B”`. */
const inChoice = (labels: readonly string[]): string =>
  labels.reduce((first, second) => blockTexts.either({ first, second }))

/** Whether a field holds what somebody has written or chosen. Choices, ticks and numbers always have a value. */
export function holdsWords({ input }: Field, value: unknown): boolean {
  switch (input.kind) {
    case 'choice':
    case 'flag':
    case 'number':
    case 'money':
      return false
    case 'list':
      return itemsOf(value).some((item) =>
        Object.entries(input.fields).some(([name, field]) => holdsWords(field, item[name])),
      )
    default:
      return isFilled(value)
  }
}

/** Whether a value is a text, a picture or a file, or a list with something in it. */
function isFilled(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== ''
  if (Array.isArray(value)) return value.some((one) => typeof one !== 'string' || one.trim() !== '')
  return isValues(value) && typeof value.key === 'string' && value.key !== ''
}

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null

/** The items of a list, as far as they are items. */
export const itemsOf = (value: unknown): readonly Values[] =>
  Array.isArray(value) ? value.filter(isValues) : []
