import { expect, test } from 'vitest'
import { completeAccountMenu } from '../../../src/islands/shell/account-links.ts'
import { workspaceKey } from '../../../src/lib/browser/clear-storage.ts'
import type { StoredAccount } from '../../../src/lib/browser/session-storage.ts'

/* The account menu asks the server what has changed while it is open. */

const ama: StoredAccount = {
  id: 1,
  username: 'ama',
  first_name: 'Ama',
  last_name: 'Mensah',
  role: 'user',
  profileComplete: true,
}
const keep = (may: string[]) => localStorage.setItem(workspaceKey, JSON.stringify({ username: 'ama', may }))
const names = () => [...document.querySelectorAll('#menu-account a')].map((link) => link.textContent)

test('an open account menu keeps its entries and the focus, until the member may do more', () => {
  document.body.innerHTML =
    '<ul id="menu-account"><li><a href="/dashboard">My Dashboard</a></li><li><a href="/settings">Settings</a></li><li><button>Logout</button></li></ul>'
  keep(['usher'])
  completeAccountMenu(ama)
  expect(names()).toContain('Workspace')
  const workspace = document.querySelector<HTMLAnchorElement>('#menu-account a[href="/check-in"]')
  workspace?.focus()

  completeAccountMenu(ama)
  expect(document.activeElement).toBe(workspace)
  expect(workspace?.isConnected).toBe(true)

  keep([])
  completeAccountMenu(ama)
  expect(names()).not.toContain('Workspace')
  expect(names().filter((name) => name === 'My Fellowship')).toHaveLength(1)
})
