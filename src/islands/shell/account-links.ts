import type { StoredUser } from '../../lib/browser/session-storage.ts'
import type { ModuleId } from '../../lib/modules/modules.ts'
import { isUsed } from '../../lib/site/this-church.ts'
import { homeOf } from '../../lib/workspace/home.ts'
import { rightsOf } from '../../lib/workspace/rights.ts'

type Link = readonly [before: string, address: string, name: string, module?: ModuleId | readonly ModuleId[]]

/** A member's own pages that the HTML of the account menu does not have, each before the link that stands there. */
const more: readonly Link[] = [
  ['/my-messages', '/member-fellowship', 'My Fellowship'],
  ['/my-messages', '/my-giving', 'My giving', ['giving', 'books', 'pledges', 'welfare']],
  ['/my-messages', '/rota', 'My schedule', 'rota'],
  ['/profile', '/kept', 'Saved offline'],
]

/** Completes the account menu: public pages of visitors do not carry what only a member needs. */
export function completeAccountMenu(user: StoredUser | undefined): void {
  const menu = document.querySelector('#menu-account')
  for (const added of menu?.querySelectorAll('[data-added]') ?? []) added.remove()
  const home = user && homeOf(rightsOf(user), isUsed)
  const links: readonly Link[] = home ? [['/dashboard', home, 'Workspace'], ...more] : more
  for (const [before, address, name, module] of links) {
    if (module && !isUsed(module)) continue
    const link = document.createElement('a')
    link.href = address
    link.textContent = name
    if (link.pathname === location.pathname) link.ariaCurrent = 'page'
    const item = document.createElement('li')
    item.dataset['added'] = ''
    item.append(link)
    menu?.querySelector(`a[href="${before}"]`)?.parentElement?.before(item)
  }
}
