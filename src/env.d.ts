declare namespace App {
  interface Locals {
    /** Who the church is, as it is while this page is made (src/middleware.ts). */
    church: import('./lib/contract/website/church.ts').Church & { version: number }
    /** The pages that the church has published, by address: a link to another one of its pages is not shown. */
    pages: import('./lib/contract/pagination.ts').PublishedPages
    /** The modules that the church does not use: what belongs to them is left out of every page (docs/modules.md). */
    off: import('./lib/modules/modules.ts').Off
    /** The stream that is on air; undefined while none is. */
    live: { title: string } | undefined
    /** The language that the address asks for, where it is not the page's own (lib/site/page-languages.ts). */
    lang?: string | undefined
    /** The language of the page's words, where it is not English: the site's own words are. */
    foreign?: string | undefined
    /** The language of the church's own words in this page, where the visitor's is another. */
    contentLang?: string | undefined
    /** The data attributes of <html>, from which scripts read where the church is (lib/site/this-church.ts). */
    churchAttributes: Record<string, string>
    /** The language of the site's own words in this answer (server/platform/words/speaking.ts). */
    language: string
    /** The languages that visitors may choose besides English. */
    offered: readonly string[]
    /** Those of them of which somebody who speaks the language has not read everything. */
    drafts: readonly string[]
    /** Whether the church is not open to visitors yet: then its menus are not shown. */
    isClosed: boolean
    /** Whether this page is shown to an admin although the church is not open yet. */
    isSeenEarly: boolean
    /** The address under which people reach this server, where it is set. */
    siteUrl?: string | undefined
    /** The network address of the visitor, for limits; undefined in development. */
    address?: string
    /** Another host of the API, where one is set. */
    apiHost?: string | undefined
  }
}

/** The text of an inline script (integrations/inline-scripts.ts). */
declare module '*?inline-script' {
  const code: string
  export default code
}

/** Not yet among TypeScript's types of the DOM. */
interface Window {
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createScriptURL?: () => string },
    ) => { createScriptURL: (address: string) => string }
  }
}
