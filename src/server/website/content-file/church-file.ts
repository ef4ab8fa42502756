import * as z from 'zod/mini'
import { atMost } from '../../../lib/contract/base.ts'
import { Language, PagePlace, pageStates } from '../../../lib/contract/pagination.ts'
import { Church } from '../../../lib/contract/website/church.ts'
import { PostForm } from '../../../lib/contract/website/news.ts'
import { PageDocument } from '../../../lib/contract/website/page-document.ts'
import { DraftDocument } from '../../../lib/contract/website/page-draft.ts'
import { StoredCorrection } from '../../../lib/contract/website/translations.ts'
import { documentTypes } from '../../platform/files/document-types.ts'
import { isOwnKey } from '../../platform/files/store.ts'

/** Picture formats that a church file may carry. */
export const pictureTypes: readonly string[] = ['png', 'webp', 'avif', 'jpg', 'jpeg']

/** Documents that a church file may carry. Recordings are too large for it. */
export const carriedDocuments: readonly string[] = Object.values(documentTypes)

/** A file with its bytes, whose extension is one of these. */
const carriedAs = (types: readonly string[], wrong: string) =>
  z.strictObject({
    /** Name among the files of the church. */
    key: z.string().check(z.refine((key) => isOwnKey(key) && types.includes(extensionOf(key)), wrong)),
    /** The bytes, base64. */
    data: z.string().check(z.regex(/^[A-Za-z0-9+/]*={0,2}$/, 'This is not base64')),
  })

/** An earlier address of a page, here or at the site that the church had before. */
export const OldPath = z
  .string()
  .check(atMost(500), z.regex(/^\/(?!\/)\S*$/, 'This is not an address of a site'))

const Page = z
  .strictObject({
    place: PagePlace,
    state: z.enum(pageStates),
    /** What the page says, once a language. Of a page that is not shown it may be a draft that is not complete. */
    texts: z.array(
      z.strictObject({
        lang: Language,
        document: DraftDocument,
        /** Of a published page: a language that is not published yet. */
        draft: z.optional(z.literal(true)),
      }),
    ),
    /** What makes it a post of the news. */
    post: z.optional(z.omit(PostForm, { slug: true, version: true })),
    /** Earlier addresses, which lead to the page. */
    old: z.optional(z.array(OldPath).check(z.maxLength(200, 'It has more than 200 earlier addresses'))),
  })
  .check(
    z.superRefine(({ state, texts }, context) => {
      if (state !== 'published') return
      for (const { document } of texts.filter(({ draft }) => !draft))
        for (const { message } of PageDocument.safeParse(document).error?.issues ?? [])
          context.addIssue(message)
    }),
  )

/**
 * What a church says of itself, as one file: who it is, its pages, their pictures and documents. What people wrote or gave, and
 * what happens when (services, events, sermons, fellowships), is not in it: for that there are backups (docs/decisions/website.md#content-files).
 */
export const ChurchFile = z.strictObject({
  format: z.literal(1, 'It was made by a newer version: update this one first'),
  church: z.partial(Church),
  pages: z.array(Page).check(z.maxLength(5000, 'It has more than 5000 pages')),
  pictures: z.array(carriedAs(pictureTypes, 'This is not the name of a picture')),
  documents: z.optional(z.array(carriedAs(carriedDocuments, 'This is not the name of a document'))),
  /** The church's own words of the interface in other languages. */
  translations: z.optional(
    z.array(StoredCorrection).check(z.maxLength(50_000, 'It has more than 50000 translations')),
  ),
})
export type ChurchFile = z.infer<typeof ChurchFile>
export type FilePage = ChurchFile['pages'][number]

/** `pdf` of `pages/x8K….pdf`. */
export function extensionOf(key: string): string {
  return key.slice(key.lastIndexOf('.') + 1)
}

/** Names of files in a document, or in any other JSON. */
export const keysIn = (json: string): string[] =>
  [...json.matchAll(/"((?:[a-z]+\/)[\w-]{22}(?:-\d{1,4})?\.[a-z0-9]+)"/g)].flatMap(([, key]) => key ?? [])

/** The files that the church or a page names and that the file does not carry, such as recordings. */
export function listLeftOut({ church, pages, pictures, documents = [] }: ChurchFile): string[] {
  const carried = new Set([...pictures, ...documents].map(({ key }) => key))
  return [...new Set(keysIn(JSON.stringify({ church, pages })))].filter((key) => !carried.has(key)).sort()
}
