import type { PublishedPages } from '../../../lib/contract/pagination.ts'
import type { ChurchSettings } from '../../../lib/contract/settings/church-settings.ts'
import type { Off } from '../../../lib/modules/modules.ts'
import type { Giving } from '../../giving/giving/open-providers.ts'
import type { ResponseCache } from '../../platform/cache/response-cache.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { SmsChannel } from '../../platform/delivery/channel.ts'
import type { WhatsAppChannel } from '../../platform/delivery/whatsapp/channel.ts'
import type { FileStore } from '../../platform/files/store.ts'
import type { readChurch } from '../../settings/church-settings/repo.ts'
import type { EditedPage } from '../../website/cms/repo.ts'
import type { Languages } from '../html/languages.ts'
import type { ScriptImports } from '../html/preloads.ts'
import type { StyleSheet } from '../html/used-styles.ts'
import type { Variants } from '../html/variants.ts'
import type { OpenLookAround } from '../samples/look-around/open.ts'
import type { Backend } from './backend.ts'

/** The part of the church that server-rendered pages can access. */
export type OpenApp = {
  db: Db
  /** Reads the church from the server's cache, which every change invalidates. */
  readChurch: () => ReturnType<typeof readChurch>
  /** The church's settings, from the same cache. */
  readSettings: () => Promise<ChurchSettings>
  /** The modules that the church does not use, from the same cache. */
  readModulesOff: () => Promise<Off>
  /** The pages that the church has published; by the server's cache, as well. */
  readPages: () => Promise<PublishedPages>
  /** The draft of a page that an address of the editor shows; undefined for any other address. */
  readPreview: (address: URL) => Promise<EditedPage | undefined>
  /** Whether a request with these cookies sees the pages of a church that is not open yet. */
  seesClosed: (cookies: string | null) => boolean
  /** Uploaded files, for the logo. */
  files: Pick<FileStore, 'find' | 'read'>
  cache: ResponseCache
  /** Counts a search from a network address, and tells how many seconds to wait before it; undefined in development. */
  countSearch?: (address: string) => Promise<number>
  now: () => Date
  /** By what the page Give decides what it offers. */
  giving: Pick<Giving, 'providers' | 'isDemonstration'>
  /** How the church sends text messages; undefined where it sends none. */
  sms?: Pick<SmsChannel, 'isFake'> | undefined
  /** How the church writes by WhatsApp; undefined where it does not. */
  whatsapp?: Pick<WhatsAppChannel, 'isTest'> | undefined
  /** Whether e-mails leave this machine; true where another backend sends them. */
  mails?: boolean
  siteUrl: string | undefined
  /** Whom the login of the demonstration offers; undefined in any other church. */
  lookAround?: Pick<OpenLookAround, 'people'> | undefined
  /** Another backend, whose rows the pages show instead of this database's. */
  backend?: Backend | undefined
  headers: Record<string, string>
  /** What the built scripts import; empty in development. */
  imports: ScriptImports
  /** In which languages the pages are; undefined in development. */
  languages?: Languages
  /** The scripts of other languages; undefined in development. */
  variants?: Variants
  /** The sheet that pages link; undefined in development. */
  sheet?: StyleSheet | undefined
  /** Reports an error of the database, whose reader gets the page 503; undefined in development. */
  report?: (error: unknown) => void
}

// Stored globally: in development the pages have their own copies of module variables.
const key = Symbol.for('asore.church')

/** Gives the pages access to the church; call it before the first page is requested. */
export function openViews(church: OpenApp): void {
  Reflect.set(globalThis, key, church)
}

/** The site's URL: the configured one, else the request's origin. */
export const siteOf = (url: URL): URL => new URL(church().siteUrl ?? url.origin)

/** The church of the pages; undefined during the build. */
export const churchIfOpen = (): OpenApp | undefined => Reflect.get(globalThis, key)

/** The church of the pages. Throws before `openViews`. */
export function church(): OpenApp {
  const open = churchIfOpen()
  if (!open) throw new Error('The church is not open yet: openViews comes first.')
  return open
}
