import * as z from 'zod/mini'
import { text } from '../fields.ts'

/** What quick find looks for on the server, in the order in which it is shown. */
export const foundKinds = ['people', 'fellowships', 'events', 'sermons', 'pages'] as const
export type FoundKind = (typeof foundKinds)[number]

/** The most letters of a search. */
export const longestFind = 100

/** Something that was found: what it is called, a line that tells it from its namesakes, and where it is. */
const Found = z.strictObject({ kind: z.enum(foundKinds), title: text, line: text, href: text })
export type Found = z.infer<typeof Found>

export const QuickFindAnswer = z.strictObject({ found: z.array(Found) })
export type QuickFindAnswer = z.infer<typeof QuickFindAnswer>
