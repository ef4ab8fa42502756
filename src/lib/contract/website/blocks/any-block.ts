import * as z from 'zod/mini'
import { type Block, blockKinds } from './all.ts'

/*
 * In a file of its own: what the editor's forms need of the kinds must not bring this schema, and with it zod's code of such
 * unions, to every page with a form.
 */

const [first, ...others] = blockKinds.map(({ schema }) => schema)
if (!first) throw new Error('There is no kind of block')

/** A part of a page, checked by its kind. */
export const AnyBlock: z.ZodMiniType<Block, Block> = z.discriminatedUnion('kind', [first, ...others])
