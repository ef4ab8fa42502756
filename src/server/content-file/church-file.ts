import * as z from 'zod/mini'
import { Church } from '../../lib/contract/church.ts'
import { Language, PagePlace, pageStates } from '../../lib/contract/page.ts'
import { PageDocument } from '../../lib/contract/page-document.ts'
import { DraftDocument } from '../../lib/contract/page-draft.ts'
import { isOwnKey } from '../files/store.ts'

/** Picture formats that a church file may carry. */
export const pictureTypes = ['png', 'webp', 'avif', 'jpg', 'jpeg'] as const

const Carried = z.strictObject({
  /** Name among the files of the church. */
  key: z
    .string()
    .check(z.refine((key) => isOwnKey(key) && isPictureKey(key), 'This is not the name of a picture')),
  /** The bytes, base64. */
  data: z.string().check(z.regex(/^[A-Za-z0-9+/]*={0,2}$/, 'This is not base64')),
})

const Page = z
  .strictObject({
    place: PagePlace,
    state: z.enum(pageStates),
    /** What the page says, once a language. Of a page that is not shown it may be a draft that is not complete. */
    texts: z.array(z.strictObject({ lang: Language, document: DraftDocument })),
  })
  .check(
    z.superRefine(({ state, texts }, context) => {
      if (state !== 'published') return
      for (const { document } of texts)
        for (const { message } of PageDocument.safeParse(document).error?.issues ?? [])
          context.addIssue(message)
    }),
  )

/**
 * What a church says of itself, as one file: who it is, its pages, and their pictures. What people wrote or gave is not in it;
 * for that there are backups.
 */
export const ChurchFile = z.strictObject({
  format: z.literal(1, 'It was made by a newer version: update this one first'),
  church: z.partial(Church),
  pages: z.array(Page).check(z.maxLength(5000, 'It has more than 5000 pages')),
  pictures: z.array(Carried),
})
export type ChurchFile = z.infer<typeof ChurchFile>
export type FilePage = ChurchFile['pages'][number]

function isPictureKey(key: string): boolean {
  return pictureTypes.some((type) => key.endsWith(`.${type}`))
}

/** Names of files in a document, or in any other JSON. */
export const keysIn = (json: string): string[] =>
  [...json.matchAll(/"((?:[a-z]+\/)[\w-]{22}(?:-\d{1,4})?\.[a-z0-9]+)"/g)].flatMap(([, key]) => key ?? [])
