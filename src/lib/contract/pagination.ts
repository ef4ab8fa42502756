import * as z from 'zod/mini'
import type { Off } from '../modules/modules.ts'
import { isPageUsed } from '../modules/used.ts'
import { usualRules } from '../texts/settings/usual-rules.ts'
import { atMost } from './base.ts'
import { isLink } from './website/blocks/field.ts'
import type { PageDocument } from './website/page-document.ts'

/** The language of texts that say nothing else (BCP 47). */
export const usualLanguage = 'en'

const wrongPath = () => usualRules.giveAddressLikeChoir

/** The address of a page below the site's: `/`, `/about`, `/about/history`. */
export const PagePath = z
  .string({ error: wrongPath })
  .check(atMost(120, wrongPath), z.regex(/^\/$|^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/, { error: wrongPath }))

const wrongLanguage = () => usualRules.giveLanguageLikeEn

/** A language tag (BCP 47), in its usual letter case. */
export const Language = z
  .string({ error: wrongLanguage })
  .check(atMost(35, wrongLanguage), z.refine(isLanguage, { error: wrongLanguage }))

/** `fat` and `tw` are kept as they are, although some engines call both of them `ak`. */
function isLanguage(tag: string): boolean {
  try {
    return wellSpelled.test(tag) && Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}

/** `ak`, `zh-Hant`, `fr-CI`, `sl-nedis`: each part in the letter case that it is written in. */
const wellSpelled = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?(-([a-z\d]{5,8}|\d[a-z\d]{3}))*$/

/** Where a page can hang: in a menu of the header, in the footer, or in none. */
export const pageMenus = ['', 'worship', 'connect', 'footer'] as const

export const pageStates = ['draft', 'published', 'hidden'] as const
export type PageState = (typeof pageStates)[number]

/** Where a page stands among the others, in every language. */
export const PagePlace = z.strictObject({
  path: PagePath,
  /** The page above it, for the trail of breadcrumbs; '' for none. */
  under: z.union([z.literal(''), PagePath], { error: wrongPath }),
  menu: z.enum(pageMenus, { error: () => usualRules.chooseMenu }),
  /** The order in that menu, the smallest first. */
  menu_order: z.number().check(z.refine(Number.isSafeInteger)),
})
export type PagePlace = z.infer<typeof PagePlace>

/**
 * Pages of the specification that are shown only when they are published. The church's own pages are so, too; the other
 * pages of the site are always there.
 */
const contentPaths: readonly string[] = [
  '/about',
  '/ministries',
  '/worship-services',
  '/youthministry',
  '/community-outreach',
  '/bible-study',
  '/prayer-group',
  '/family-events',
  '/worshipteam',
  '/outreach',
]

/** A published page without its words: for menus, breadcrumbs, link previews and the site map. */
export type PublishedPlace = PagePlace & {
  /** The language at the page's own address: English, or else the first by its tag. */
  lang: string
  /** Every language in which the page is published, that one first. */
  languages: readonly string[]
  title: string
  share: PageDocument['share']
}

/** The published pages by address. */
export type PublishedPages = ReadonlyMap<string, PublishedPlace>

/** The addresses of the pages that are published. */
type Published = { has(path: string): boolean }

/** What a church shows: the pages that it has published, and the modules that it does not use. Every page has them (`Astro.locals`). */
export type ShownSite = { pages: Published; off: Off }

/** Whether a link leads to something that is there, as far as the site itself knows. */
export function leadsSomewhere(link: string, { pages, off }: ShownSite): boolean {
  if (!isLink(link)) return false
  const [path = ''] = link.split(/[?#]/)
  return (!contentPaths.includes(path) || pages.has(path)) && isPageUsed(path, off)
}
