import { readJson } from '../../../lib/browser/browser-storage.ts'
import { barKey } from '../../../lib/browser/clear-storage.ts'
import { mostInBar } from './kept-menu.ts'

type Link = HTMLAnchorElement

const isAmong = (list: unknown, one: unknown): boolean => Array.isArray(list) && list.includes(one)

/** The sections in a phone's bar: those that the person has chosen, else those that their work uses most. */
function barLinks(shown: readonly Link[], isHeld: (rights?: string) => boolean): Link[] {
  const kept = readJson(barKey)
  const chosen = shown.filter((link) => isAmong(kept, link.getAttribute('href')))
  const usual = shown.filter(({ dataset }) => isHeld(dataset['bar']))
  const sections = chosen.length > 0 ? chosen : usual.length > 0 ? usual : shown
  return sections.slice(0, mostInBar)
}

/** Fills a phone's bar before its button "More". */
export function fillBar(
  nav: HTMLElement,
  shown: readonly Link[],
  isHeld: (rights?: string) => boolean,
): void {
  const bar = nav.querySelector('.staff-bar')
  const more = bar?.querySelector('button')
  if (more) bar?.replaceChildren(...barLinks(shown, isHeld).map((link) => link.cloneNode(true)), more)
}

/** Marks the open section in the bar, or "More" when it is not there. */
export function markInBar(nav: HTMLElement, current: Link | undefined): void {
  let isThere = false
  for (const link of nav.querySelectorAll<Link>('.staff-bar a')) {
    const isCurrent = link.href === current?.href
    isThere ||= isCurrent
    if (isCurrent) link.ariaCurrent = 'page'
    else link.removeAttribute('aria-current')
  }
  const more = nav.querySelector('.staff-bar button')
  if (more && current && !isThere) more.ariaCurrent = 'true'
  else more?.removeAttribute('aria-current')
}
