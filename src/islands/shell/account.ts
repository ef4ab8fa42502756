import type { StoredAccount } from '../../lib/browser/session-storage.ts'
import { mediaPaths } from '../../lib/site/media-paths.ts'
import { readAccount } from '../../stores/member.ts'
import { onSessionChange, readTokens } from '../../stores/session.ts'
import { clearSession } from '../../stores/session-acts.ts'
import { completeAccountMenu } from './account-links.ts'
import { drawAvatar } from './avatar.ts'
import { frameWords } from './messages.ts'
import { startStepUp } from './step-up.ts'
import './page-owner.ts'
import './service-worker-messages.ts'

/* The part of the header for signed-in users. Visitors do not load it. */

const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector)

startStepUp()
onSessionChange(drawAccount)
document.querySelector('#menu-account')?.addEventListener('toggle', () => void followWorkspace())

const workspace = document.querySelector<HTMLElement>('[data-workspace]')
if (workspace) void import('../staff/menu/live-menu.ts').then(({ startMenu }) => startMenu(workspace))

/** The Logout button, the last of the account menu. */
const logout = document.querySelector<HTMLButtonElement>('#menu-account li:last-child button')
logout?.addEventListener('click', () => void logOut(logout))

/** Shows the name and the photograph of the signed-in user, whose brand leads to the dashboard. */
function drawAccount(): void {
  const signedIn = readTokens() !== undefined
  document.querySelector('.brand')?.setAttribute('href', signedIn ? '/dashboard' : '/')
  if (!signedIn) return
  const user = readAccount()
  offerToasts()
  completeAccountMenu(user)
  for (const avatar of all('.anchor-account .avatar')) drawAvatar(avatar)
  for (const name of all('#menu-account .name'))
    name.dataset['name'] = user ? `${user.first_name} ${user.last_name}`.trim() || user.username : ''
  offerEdit(user)
  if (!user?.username) void askWho()
}

/** The press that shows the toasts of this session again, above Logout. */
function offerToasts(): void {
  if (document.querySelector('[data-toasts]')) return
  const button = document.createElement('button')
  button.type = 'button'
  button.dataset['toasts'] = ''
  button.textContent = frameWords.recentNotifications
  button.onclick = () =>
    void import('./toasts/recent-toasts.ts').then(({ showRecentToasts }) => showRecentToasts())
  const item = document.createElement('li')
  item.append(button)
  logout?.parentElement?.before(item)
}

/** Pages of the same frame whose words are not blocks. */
const unedited = /^\/(events\/|kept|preview|get)/

/** The link to the editor, at the foot of a page that is made of blocks, for those who may edit it. */
function offerEdit(user: StoredAccount | undefined): void {
  document.querySelector('[data-edit]')?.remove()
  const lang = document.querySelector('main')?.lang ?? ''
  const path = pathOfPage(lang.toLowerCase())
  const editor = editorOf(user, path)
  if (!editor || unedited.test(path)) return
  if (!document.querySelector('main > .page:is(.sections,[data-words])')) return
  const link = document.createElement('a')
  link.href = `${editor}#pages?page=${path}${lang && `&lang=${lang}`}`
  link.className = 'no-print'
  link.dataset['edit'] = ''
  link.textContent = frameWords.editPage
  document.querySelector('.site-footer .wrap')?.append(link)
}

/** The address of the page, which in another language begins with that (lib/site/page-languages.ts). */
function pathOfPage(lang: string): string {
  const path = location.pathname.replace(/(.)\/$/, '$1')
  return lang && `${path}/`.startsWith(`/${lang}/`) ? path.slice(lang.length + 1) || '/' : path
}

/** The page with the editor, for those who may edit the page at a path. */
function editorOf(user: StoredAccount | undefined, path: string): string | undefined {
  if (user?.role === 'admin') return '/super-admin'
  if (user?.role === 'media' && mediaPaths.includes(path)) return '/media-dashboard'
  return Array.isArray(user?.pages) && user.pages.includes(path) ? '/my-pages' : undefined
}

/** Offers in the open menu what the person may do by now: that a task of care is theirs, only the server knows. */
async function followWorkspace(): Promise<void> {
  if (!document.querySelector('#menu-account:popover-open')) return
  const { refreshWorkspace } = await import('../staff/menu/refresh-workspace.ts')
  await refreshWorkspace()
  completeAccountMenu(readAccount())
}

async function askWho(): Promise<void> {
  try {
    const { reloadAccount } = await import('./reload-account.ts')
    await reloadAccount()
  } catch {
    // without an answer, the next page asks again
  }
}

/** Syncs favourites and reminders with the member's other devices. Runs on the pages that show them. */
async function loadAndSync(): Promise<void> {
  try {
    const { syncFavourites } = await import('../../stores/sync-favourites.ts')
    await syncFavourites()
  } catch {
    // without a network, they stay on this device only, as for a visitor
  }
}

const savedButtons = '[data-remind], .favourite'

if (document.querySelector(savedButtons)) {
  void loadAndSync()
  // The click bubbles to the window after the button's own handler. A custom event would cost pages without such buttons.
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(savedButtons)) void loadAndSync()
  })
}

/** Only a 200 response signs the user out. Any other is logged, and the user stays signed in (spec 1 §4). */
async function logOut(button: HTMLButtonElement): Promise<void> {
  button.disabled = true
  button.ariaBusy = 'true'
  try {
    const { signOut } = await import('../../lib/api/accounts/sign-out.ts')
    await signOut()
    clearSession()
    location.assign('/login')
  } catch (error) {
    console.error(error)
  } finally {
    button.disabled = false
    button.ariaBusy = null
  }
}

drawAccount()
