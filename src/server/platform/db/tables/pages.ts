import type { Generated } from 'kysely'
import type { PaymentDetailState } from '../../../../lib/contract/giving/payment-details.ts'
import type { PagePlace, PageState } from '../../../../lib/contract/pagination.ts'
import type { ShareWay } from '../../../../lib/contract/website/news.ts'

export type AnnouncementTable = {
  id: Generated<number>
  title: string
  content: string
  created_at: string
  version: Generated<number>
}

/** A setting of the church that differs from its default (lib/contract/settings/church-settings.ts); `value` is JSON. */
type ChurchSettingTable = {
  key: string
  value: string
  /** How many times it was set. */
  version: Generated<number>
  changed_at: string
  changed_by: number | null
}

/** A correction of the interface's words in a language: the church's own sentence (docs/languages/README.md). */
type TranslationTable = {
  language: string
  /** The dictionary, and the key in it. */
  area: string
  key: string
  /** JSON of what is said, and of the English text that it was made for. */
  text: string
  english: string
  state: 'draft' | 'read'
  version: Generated<number>
  changed_at: string
  changed_by: number | null
}

/** Where one of the church's pages stands. `under` is the path of the page above it; '' for none. */
export type PageTable = {
  id: Generated<number>
  path: string
  state: PageState
  under: Generated<string>
  menu: Generated<PagePlace['menu']>
  menu_order: Generated<number>
  version: Generated<number>
  created_at: string
  updated_at: string
}

/** What a page says in one language: which version is shown, which one is next, and the draft. */
export type PageTextTable = {
  page_id: number
  /** BCP 47. */
  lang: string
  /** The title as it was last written, for lists of the staff. */
  title: string
  /** The title of the published version; '' without one. */
  shown_title: Generated<string>
  /** JSON of what a chat shows of the published version; '' without one. */
  shown_share: Generated<string>
  published_number: number | null
  /** The version that is published at `next_at`. */
  next_number: number | null
  next_at: string | null
  version: Generated<number>
  changed_at: string
  changed_by: number | null
  /** JSON of the PageDocument that is being written; null when it is as published. */
  draft: string | null
}

/** A version of a page's text that was published, or will be. Never edited. */
type PageVersionTable = {
  page_id: number
  lang: string
  number: number
  made_at: string
  made_by: number | null
  publish_at: string
  note: Generated<string>
  /** JSON of a PageDocument (lib/contract/website/page-document.ts). */
  document: string
}

/** An address at which a page was before. It leads on to where the page is now. */
type PageRedirectTable = { path: string; page_id: number }

/** A person who was given a page to write. */
type PageEditorTable = {
  page_id: number
  account_id: number
  /** 1: what they write is published when somebody of the staff has approved it. */
  needs_approval: number
  given_at: string
}

/** The wish of a page's editor that a draft be published. */
type PageRequestTable = {
  page_id: number
  lang: string
  account_id: number
  /** The version of the text that is to be published. */
  version: number
  note: string
  asked_at: string
  /** What the staff wrote back; null while it waits. */
  answer: string | null
  answered_at: string | null
}

/** A sermon, an event or an announcement that is pinned: one of the three. */
type PinTable = {
  id: Generated<number>
  sermon_id: number | null
  event_id: number | null
  announcement_id: number | null
  /** The last day; '' as long as nobody unpins it. */
  until: string
  pinned_at: string
}

/** Which page of another site a page came from, and the version of its text that the import wrote. */
type PageSourceTable = { page_id: number; source: string; text_version: number }

/** What makes a page a post of the church's news; its words are those of the page (docs/news.md). */
export type NewsPostTable = {
  page_id: number
  /** The day that the post names, at the church; '' until it is first shown. */
  posted_on: Generated<string>
  /** The name below the title; '' for none. */
  author: Generated<string>
  pinned: Generated<number>
  /** The last day; '' as long as nobody unpins it. */
  pinned_until: Generated<string>
}

/** A category of a post. Posts of the same category have the same name of it. */
type NewsCategoryTable = { page_id: number; slug: string; name: string }

/** That a post was sent on (docs/news.md). */
type PostShareTable = {
  id: Generated<number>
  page_id: number
  way: ShareWay
  /** The announcement or the message that it was sent as; null by WhatsApp. */
  item_id: number | null
  /** How many people it was for; null by WhatsApp, where nobody knows. */
  people: number | null
  shared_by: number | null
  shared_at: string
}

/** A change of what tells people where money goes, of a page or of who the church is (docs/decisions/giving.md#payment-details). */
export type PaymentDetailChangeTable = {
  id: Generated<number>
  /** The path of the page, or `Our church`. */
  place: string
  page_id: number | null
  lang: string | null
  /** The version that was shown before; null where none was. */
  old_number: number | null
  /** The version that waits, or was published. */
  new_number: number | null
  /** JSON of the church's fields, before and after. */
  old_church: string | null
  new_church: string | null
  /** JSON of the lines that differ. */
  old_words: string
  new_words: string
  state: PaymentDetailState
  asked_by: number | null
  asked_at: string
  /** When it comes into force without a second person, where the church has none; null where somebody approves it. */
  due_at: string | null
  decided_by: number | null
  decided_at: string | null
  in_force_at: string | null
  undone_by: number | null
  undone_at: string | null
  version: Generated<number>
}

/** The tables of pages by name. */
export type PagesTables = {
  announcement: AnnouncementTable
  church_setting: ChurchSettingTable
  translation: TranslationTable
  page: PageTable
  page_text: PageTextTable
  page_version: PageVersionTable
  page_redirect: PageRedirectTable
  page_editor: PageEditorTable
  page_request: PageRequestTable
  pin: PinTable
  page_source: PageSourceTable
  payment_detail_change: PaymentDetailChangeTable
  news_post: NewsPostTable
  news_category: NewsCategoryTable
  post_share: PostShareTable
}
