import MarkdownIt, { type Token } from 'markdown-it'
import { leadsSomewhere, type ShownSite } from '../contract/pagination.ts'
import { isLink } from '../contract/website/blocks/field.ts'

/*
 * The small Markdown of pages, by markdown-it: paragraphs, headings, lists, quotations, links, emphasis, and words of another
 * language, `[akwaaba]{lang=ak}`. HTML is shown as it was typed; there are no pictures and no code. Server side only.
 */

/** Classes of list elements, by tag. */
export type ListClasses = Partial<Record<'ul' | 'ol' | 'li', string>>

type Environment = { site: ShownSite; classes: ListClasses }

const parser = new MarkdownIt('default', { html: false, linkify: false, typographer: false })
  .disable(['image', 'autolink', 'backticks', 'strikethrough', 'html_inline'])
  .disable(['code', 'fence', 'table', 'hr', 'lheading', 'reference', 'html_block'])
parser.validateLink = isLink

const foreignWords = /\[([^\][\n]{1,200})\]\{lang=([A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8}){0,3})\}/y

parser.inline.ruler.before('link', 'foreign words', (state, silent) => {
  foreignWords.lastIndex = state.pos
  const match = foreignWords.exec(state.src)
  if (!match) return false
  const [all, words = '', language = ''] = match
  if (!silent) {
    state.push('foreign_open', 'i', 1).attrSet('lang', language)
    state.push('text', '', 0).content = words
    state.push('foreign_close', 'i', -1)
  }
  state.pos += all.length
  return true
})

/** The page has its own headings of the first and second rank. */
const highestRank = 3

parser.core.ruler.push('of this page', ({ tokens, env }) => {
  // What render was given below; markdown-it does not type it.
  const { site, classes } = env as Environment
  for (const token of tokens) {
    if (token.type.startsWith('heading')) token.tag = `h${Math.max(highestRank, Number(token.tag.slice(1)))}`
    const own = token.nesting === 1 ? classes[token.tag as keyof ListClasses] : undefined
    if (own) token.attrJoin('class', own)
    if (token.children) token.children = withoutDeadLinks(token.children, site)
  }
})

/** The words without links to pages that are not published or not used. Links do not nest. */
function withoutDeadLinks(tokens: Token[], site: ShownSite): Token[] {
  let isDead = false
  return tokens.filter((token) => {
    if (token.type === 'link_open') isDead = !leadsSomewhere(String(token.attrGet('href') ?? ''), site)
    return !(isDead && token.type.startsWith('link_'))
  })
}

/** The HTML of a text with paragraphs and lists. */
export const renderMarkdown = (text: string, site: ShownSite, classes: ListClasses = {}): string =>
  parser.render(text, { site, classes } satisfies Environment)

/** The HTML of a text that stands within a line or a paragraph. */
export const renderLine = (text: string, site: ShownSite): string =>
  parser.renderInline(text, { site, classes: {} } satisfies Environment)
