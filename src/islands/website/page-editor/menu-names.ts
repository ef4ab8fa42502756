import type { pageMenus } from '../../../lib/contract/pagination.ts'
import { editorWords } from './messages.ts'

/** The menus of the site, as staff calls them. */
export const menuNames = (): readonly (readonly [(typeof pageMenus)[number], string])[] => [
  ['', editorWords.inNoMenu],
  ['worship', editorWords.worship],
  ['connect', editorWords.connect],
  ['footer', editorWords.atEndOfEvery],
]

export const pageNotLoaded = () => editorWords.pageCouldNotBe
