import { knownRights } from '../../lib/browser/kept-workspace.ts'
import type { StoredAccount } from '../../lib/browser/session-storage.ts'
import { isUsed } from '../../lib/site/this-church.ts'
import { homeOf } from '../../lib/workspace/home.ts'
import { ownPages } from '../../lib/workspace/own-pages.ts'
import { shownName } from '../../lib/workspace/shown-name.ts'
import { frameWords } from './messages.ts'

/**
 * Completes the account menu: public pages of visitors do not carry what only a member needs. An open menu whose entries
 * stay as they are is not made anew, so that none moves under a finger or loses the focus.
 */
export function completeAccountMenu(user: StoredAccount | undefined): void {
  const menu = document.querySelector<HTMLElement>('#menu-account')
  // Each page that the HTML does not have stands before the next one that it has.
  let missing: HTMLElement[] = []
  const rights = user ? knownRights(user) : []
  const home = homeOf(rights, isUsed)
  const isOnlyCarer = rights.every((right) => right === 'carer')
  const entries = `${home} ${isOnlyCarer}`
  if (!menu || menu.dataset['entries'] === entries) return
  menu.dataset['entries'] = entries
  for (const added of menu.querySelectorAll('[data-added]')) added.remove()
  const itemOf = (address: string) => menu.querySelector(`a[href="${address}"]`)?.parentElement
  if (home) missing.push(newItem(home, isOnlyCarer ? frameWords.tasks : frameWords.workspace))
  for (const { address, name, module } of ownPages) {
    const item = itemOf(address)
    if (item) {
      item.before(...missing)
      missing = []
    } else if (!module || isUsed(module)) missing.push(newItem(address, shownName(name)))
  }
}

function newItem(address: string, name: string): HTMLElement {
  const link = document.createElement('a')
  link.href = address
  link.textContent = name
  if (link.pathname === location.pathname) link.ariaCurrent = 'page'
  const item = document.createElement('li')
  item.dataset['added'] = ''
  item.append(link)
  return item
}
