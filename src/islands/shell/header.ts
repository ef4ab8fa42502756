import { clearSession, onSessionChange, readTokens, readUser } from '../../lib/session-storage.ts'
import { drawAvatar } from './avatar.ts'

const root = document.documentElement
const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector)

/** Shows the half of the header that fits the session. The rest of it is HTML and CSS. */
function render(): void {
  const signedIn = readTokens() !== undefined
  if (signedIn) root.dataset['session'] = 'in'
  else delete root.dataset['session']
  for (const home of all('[data-home]')) home.setAttribute('href', signedIn ? '/dashboard' : '/')
  if (!signedIn) return
  const user = readUser()
  for (const avatar of all('[data-avatar]')) drawAvatar(avatar)
  for (const name of all('[data-name]'))
    name.dataset['name'] = user ? `${user.first_name} ${user.last_name}`.trim() || user.username : ''
}

/** Only an answer of 200 signs out; any other is logged and the person stays (spec 1 §4). */
async function logOut(button: HTMLButtonElement): Promise<void> {
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

/** Makes the header live: the session's half of it, and Logout. */
export function startHeader(): void {
  // A phone turned on its side has room for the menu in the header: the sheet over it would stay in the way.
  matchMedia('(width >= 48rem)').addEventListener('change', () =>
    document.querySelector<HTMLElement>('.sheet')?.hidePopover(),
  )
  for (const button of all('[data-logout]'))
    button.addEventListener('click', () => void logOut(button as HTMLButtonElement))
  onSessionChange(render)
  render()
}
