import { applyOnChange } from '../../../lib/browser/apply-on-change.ts'
import { readJson, readStored, store } from '../../../lib/browser/browser-storage.ts'
import { barKey, workspaceKey } from '../../../lib/browser/clear-storage.ts'
import { userKey } from '../../../lib/browser/session-keys.ts'
import { helpOf } from '../../../lib/workspace/help.ts'
import { type Known, rightsOf } from '../../../lib/workspace/rights.ts'
import { fillBar, markInBar } from './bar.ts'
import { currentOf } from './current.ts'
import { pressedKey, scrollKey } from './kept-menu.ts'
import { showRest, showWaiting } from './waiting.ts'

/* Runs inline after the menu: shows what the reader may open, and marks where they are, before the first paint. */

/** Of a group with this many sections in all, nothing has to be closed. */
const few = 8

type Kept = { username?: unknown; may?: unknown; waiting?: unknown }

const nav = document.querySelector<HTMLElement>('[data-workspace]')
const help = document.querySelector<HTMLAnchorElement>('.staff-help')
const list = nav?.querySelector<HTMLElement>('.staff-nav')
const links = [...(list?.querySelectorAll('a') ?? [])]
const groups = [...(list?.querySelectorAll('details') ?? [])]

const isShown = (link: HTMLElement): boolean => !link.parentElement?.hidden

let before = ''

function show(): void {
  const now = [userKey, workspaceKey, barKey].map((key) => readStored(key)).join()
  if (!nav || now === before) return
  before = now
  const user: Known = Object(readJson(userKey))
  const menu: Kept = Object(readJson(workspaceKey))
  const kept: Kept = menu.username === user.username ? menu : {}
  const held: string[] = [...rightsOf(user), ...(Array.isArray(kept.may) ? kept.may : [])]
  const isHeld = (rights = '') => rights.split(' ').some((right) => held.includes(right))
  for (const { parentElement: item, dataset } of links)
    if (item) item.hidden = !isHeld(dataset['for']) || isHeld(dataset['unless'])
  const shown = links.filter(isShown)
  for (const group of groups) {
    group.hidden = !shown.some((link) => group.contains(link))
    if (shown.length > few) continue
    group.name = ''
    group.open = true
  }
  nav.hidden = shown.length === 0
  showWaiting(groups, links, Object(kept.waiting))
  fillBar(nav, shown, isHeld)
  showRest(nav, links, Object(kept.waiting))
  mark()
}

/** Marks the section that is open, opens its group, and leads "Help" to its page. */
function mark(): void {
  const current = currentOf(links, isShown)
  for (const link of links)
    if (link === current) link.ariaCurrent = 'page'
    else link.removeAttribute('aria-current')
  const group = groups.find((one) => current && one.contains(current))
  if (group) group.open = true
  if (nav) markInBar(nav, current)
  if (help && current) help.href = helpOf(current.pathname + current.hash)
  // The subtitle of a page stands on its first section only.
  const isInner =
    current !== undefined && location.hash !== '' && current.hash === location.hash.split('?')[0]
  const first = links.find((link) => link.pathname === current?.pathname && isShown(link))
  nav?.parentElement?.toggleAttribute('data-inner', isInner && current !== first)
}

applyOnChange(show)
addEventListener('hashchange', () => {
  mark()
  if (list?.matches(':popover-open')) list.hidePopover()
})
if (list) list.scrollTop = Number(readStored(scrollKey, 'tab'))
addEventListener('pagehide', () => store(scrollKey, String(list?.scrollTop ?? 0), 'tab'))
nav?.addEventListener('click', ({ target }) => {
  const link = target instanceof Element && target.closest('a')
  if (link && link.pathname !== location.pathname) store(pressedKey, '1', 'tab')
})
