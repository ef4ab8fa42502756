import type { pageMenus } from '../../../lib/contract/pagination.ts'

/** The menus of the site, as staff calls them. */
export const menuNames: readonly (readonly [(typeof pageMenus)[number], string])[] = [
  ['', 'In no menu'],
  ['worship', 'Worship'],
  ['connect', 'Connect'],
  ['footer', 'At the end of every page'],
]

export const pageNotLoaded = 'The page could not be loaded. Please check your connection.'
