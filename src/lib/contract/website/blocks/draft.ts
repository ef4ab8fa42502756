import * as z from 'zod/mini'
import { churchRules } from '../../../texts/website/church-rules.ts'
import { atMost } from '../../base.ts'
import { blockKinds } from './all.ts'
import { type Field, type Fields, Picture, StoredFile } from './field.ts'

/*
 * What somebody is still writing. A draft has the fields and the bounds of its blocks, but it may lack what is required, and
 * a link may be half typed: words are stored as they are typed, and publishing asks for the rest (lib/contract/website/page-document.ts).
 */

const words = (limit: number) => z.string({ error: () => churchRules.giveText }).check(atMost(limit))

/** The schema of a field in a draft. */
function draftOf({ input, schema }: Field): z.ZodMiniType {
  switch (input.kind) {
    case 'text':
    case 'long':
      return words(input.limit)
    case 'link':
      return words(500)
    case 'picture':
      return schema.safeParse(undefined).success ? z.optional(Picture) : Picture
    case 'file':
      return StoredFile
    case 'lines':
      return z
        .array(words(input.limit))
        .check(z.maxLength(input.most, { error: () => churchRules.giveAtMostMost({ most: input.most }) }))
    case 'list':
      return z
        .array(z.strictObject(draftsOf(input.fields)))
        .check(z.maxLength(input.most, { error: () => churchRules.giveAtMostMost({ most: input.most }) }))
    default:
      return schema
  }
}

const draftsOf = (fields: Fields): Record<string, z.ZodMiniType> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, draftOf(field)]))

/** A part of a page that is being written. Besides these it has the fields of its kind. */
export type DraftBlock = { id: string; kind: string; hidden: boolean; [field: string]: unknown }

const drafts = blockKinds.map(({ kind, fields, schema: { shape } }) =>
  z.strictObject({ id: shape.id, kind: z.literal(kind), hidden: shape.hidden, ...draftsOf(fields) }),
)
const [first, ...others] = drafts
if (!first) throw new Error('There is no kind of block')

/** The schema of a block that is being written, chosen by its kind. */
export const DraftBlock: z.ZodMiniType<DraftBlock, DraftBlock> = z.discriminatedUnion(
  'kind',
  [first, ...others],
  {
    error: () => churchRules.thereNoSuchBlock,
  },
)
