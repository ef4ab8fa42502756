import { blockKinds } from './all.ts'
import type { DraftBlock } from './draft.ts'
import type { Fields } from './field.ts'

/** The kind of a block; undefined for one that this version of the program does not know. */
export const kindOf = (block: Pick<DraftBlock, 'kind'>) => blockKinds.find(({ kind }) => kind === block.kind)

/** What a block is called in lists of the staff: its kind, and its heading where it has one. */
export function labelOf(block: DraftBlock): string {
  const name = kindOf(block)?.name() ?? block.kind
  const heading = typeof block.title === 'string' ? block.title.trim() : ''
  return heading ? `${name} “${heading}”` : name
}

/** What a place in a block is called: `Steps “Order of service”, 2` for its second step, `Invitation, button 1`. */
export function labelAt(block: DraftBlock, at: readonly PropertyKey[]): string {
  const parts = [labelOf(block)]
  let fields: Fields = kindOf(block)?.fields ?? {}
  for (const [step, name] of at.entries()) {
    const input = fields[String(name)]?.input
    const item = at[step + 1]
    if (input?.kind !== 'list' || typeof item !== 'number') continue
    parts.push(name === 'items' ? String(item + 1) : `${input.one()} ${item + 1}`)
    fields = input.fields
  }
  return parts.join(', ')
}
