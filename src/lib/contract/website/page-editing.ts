import * as z from 'zod/mini'
import { usualRules } from '../../texts/settings/usual-rules.ts'
import { churchRules } from '../../texts/website/church-rules.ts'
import { atMost, optionalText, requiredText } from '../base.ts'
import { Version } from '../edit.ts'
import { flag, id, number, numberOrNull, text, textOrNull, texts } from '../fields.ts'
import { Language, PagePath, PagePlace, pageStates } from '../pagination.ts'
import type { DraftDocument, EditedPageAnswer } from './page-draft.ts'
import { placeFields, TextForm } from './page-fields.ts'

/**
 * The first parts of addresses that the site itself answers. A page of the church has another address; a test compares these
 * with src/pages.
 */
export const siteAddresses: readonly string[] = [
  '',
  '404',
  '503',
  '_astro',
  'admin',
  'api',
  'backend',
  'books',
  'care',
  'check-in',
  'complete-profile',
  'confirm-email',
  'contact',
  'dashboard',
  'directory',
  'event-sign-up',
  'events',
  'fellowship-leader',
  'fellowships',
  'first-admin',
  'forgot-password',
  'getting-ready',
  'give',
  'healthz',
  'help',
  'icons',
  'inbox',
  'invitation',
  'kept',
  'kofi-ama',
  'languages',
  'live-stream',
  'login',
  'media',
  'media-dashboard',
  'member-fellowship',
  'memberfellowship',
  'my-giving',
  'my-messages',
  'my-pages',
  'news',
  'not-me',
  'not-my-account',
  'not-used',
  'og',
  'people',
  'prayer-requests',
  'present',
  'preview',
  'privacy',
  'profile',
  'readyz',
  'receipt',
  'registers',
  'certificate',
  'church-forms',
  'worship',
  'forms',
  'tickets',
  'reset-password',
  'rota',
  'search',
  'sermons',
  'service-times',
  'settings',
  'signup',
  'stop-reminder',
  'stop',
  'super-admin',
  'testimonies',
  'testimonyshare',
  'undo-email',
  'welcome-card',
  'youthsignup',
]

/** Whether the site itself answers at a path: such a page can be edited and hidden, but neither moved nor deleted. */
export const isOfSite = (path: string): boolean => siteAddresses.includes(path.split('/')[1] ?? '')

const state = z.enum(pageStates)

const listed = {
  id,
  ...placeFields,
  state,
  lang: text,
  title: text,
  has_draft: flag,
  /** Null before the page was ever published. */
  published_number: numberOrNull,
  next_at: textOrNull,
  changed_at: text,
  /** '' when the account is gone, or for the sample. */
  changed_by: text,
}

/** A page in the staff's list. */
export const ListedPageAnswer = z.strictObject(listed)
export type ListedPageAnswer = z.infer<typeof ListedPageAnswer>

/**
 * A document as the editor reads it, without the schemas of all blocks: they would come to every page with a form, and the
 * server checks what it answers and takes.
 */
export const ReadDocument = z.pipe(
  z.looseObject({
    title: text,
    description: text,
    share: z.looseObject({ title: text }),
    blocks: z.array(z.looseObject({ id: text, kind: text })),
  }),
  z.transform((document) => document as unknown as DraftDocument),
)

/** A page as the editor reads it. */
export const EditedPage = z.pipe(
  z.looseObject({ version: number, document: ReadDocument }),
  z.transform((page) => page as unknown as EditedPageAnswer),
)

export const NewPageForm = z.strictObject({
  path: PagePath,
  lang: Language,
  title: requiredText(() => churchRules.giveTitle, 80),
  under: PagePlace.shape.under,
  menu: PagePlace.shape.menu,
})
export type NewPageForm = z.infer<typeof NewPageForm>

/** What a save answers: the version for the next one. */
export const SavedAnswer = z.strictObject({ version: number, changed_at: text })
export type SavedAnswer = z.infer<typeof SavedAnswer>

const wrongTime = () => churchRules.giveDayHour

/** A moment in UTC, `2026-11-22T18:00:00.000Z`; '' for now. */
const Moment = z.string({ error: wrongTime }).check(
  atMost(30, wrongTime),
  z.refine((given) => given === '' || isMoment(given), { error: wrongTime }),
)

function isMoment(given: string): boolean {
  const date = new Date(given)
  return !Number.isNaN(date.getTime()) && date.toISOString() === given
}

export const PublishForm = z.extend(TextForm, {
  publish_at: Moment,
  /** What this version is about, for the history. */
  note: optionalText(200),
})

export const RestoreForm = z.extend(TextForm, {
  number: z.number({ error: () => churchRules.chooseVersion }).check(z.refine(Number.isSafeInteger)),
})

/** Withdraws what waits for its hour, or drops a draft. */

export const PlaceForm = z.extend(PagePlace, { version: Version })

/** A version in the history, and how it differs from the one before. */
export const RevisionAnswer = z.strictObject({
  number,
  made_at: text,
  made_by: text,
  publish_at: text,
  note: text,
  changes: texts,
  is_shown: flag,
})
export type RevisionAnswer = z.infer<typeof RevisionAnswer>

const place = {
  /** The block that it is about; '' for the page itself. */
  block: text,
  /** The field in it, `items.1.when`; '' for the block as a whole. */
  field: text,
  /** What the block and the item in it are called: `Steps, 2`. */
  label: text,
}
const remark = z.strictObject({ ...place, words: text })

/** What stands between a draft and its publication, and what may be wrong with it. */
export const PageCheckAnswer = z.strictObject({
  /** What is missing or wrong: the page cannot be published with it. */
  missing: z.array(remark),
  /** Links that lead nowhere: a warning. */
  links: z.array(remark),
  /** Words that its look does not show: they stay in the draft, and publishing asks first. */
  unseen: z.array(remark),
  /** The pictures that it shows and their bytes on a telephone of 360 pixels, the heaviest first. */
  pictures: z.array(z.strictObject({ ...place, bytes: number })),
})
export type PageCheckAnswer = z.infer<typeof PageCheckAnswer>
/** What is missing or may be wrong in a draft, and where. */
export type PageRemark = z.infer<typeof remark>

/** The most bytes of an uploaded picture of a page: one of a good telephone. */
export const pagePictureLimit = 30 * 1024 * 1024

/** A picture that was made ready for pages, in all sizes and without metadata. */
export const StoredPictureAnswer = z.strictObject({
  key: text,
  width: number,
  height: number,
  /** What visitors load on a wide screen, and on a telephone of 360 pixels. */
  bytes: number,
  bytes_small: number,
})
export type StoredPictureAnswer = z.infer<typeof StoredPictureAnswer>

/** A whole upload that becomes a file of a page. */
export const PageFileForm = z.strictObject({ upload: requiredText(() => usualRules.chooseFile, 100) })

/** A file that was stored for pages. */
export const StoredFileAnswer = z.strictObject({ key: text, bytes: number })
export type StoredFileAnswer = z.infer<typeof StoredFileAnswer>

/** Where a draft is shown as the page that it will be, for ten minutes. */
export const PreviewAnswer = z.strictObject({ address: text })
