import { readUser } from '../../stores/member.ts'
import { clearSession } from '../../stores/session-acts.ts'
import { drawAvatar } from './avatar.ts'
import { startStepUp } from './step-up.ts'
import './page-owner.ts'

/* The half of the header that only who is signed in sees: visitors do not load it. */

const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector)

startStepUp()

/** Shows the name and the photograph of who is signed in. */
export function drawAccount(): void {
  const user = readUser()
  for (const avatar of all('[data-avatar]')) drawAvatar(avatar)
  for (const name of all('[data-name]'))
    name.dataset['name'] = user ? `${user.first_name} ${user.last_name}`.trim() || user.username : ''
  if (!user?.username) void askWho()
}

async function askWho(): Promise<void> {
  try {
    const { reloadUser } = await import('./reload-user.ts')
    await reloadUser()
  } catch {
    // without an answer the next page asks
  }
}

/** Favourites and reminders follow a member to other devices, from the pages that show them. */
async function followKept(): Promise<void> {
  try {
    const { syncFavourites } = await import('../../stores/sync-favourites.ts')
    await syncFavourites()
  } catch {
    // without a network they stay on this device, as a visitor's do
  }
}

const keeps = '[data-remind], .favourite'

if (document.querySelector(keeps)) {
  void followKept()
  // Up here the button has done its work already. An event of its own would cost every page that has none.
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(keeps)) void followKept()
  })
}

/** Only an answer of 200 signs out; any other is logged and the person stays (spec 1 §4). */
export async function logOut(button: HTMLButtonElement): Promise<void> {
  button.disabled = true
  button.ariaBusy = 'true'
  try {
    const { signOut } = await import('../../lib/api/sign-out.ts')
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
