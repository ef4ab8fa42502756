import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runInNewContext } from 'node:vm'
import { Window } from 'happy-dom'
import { describe, expect, test } from 'vitest'
import dashboardPage from '../../src/layouts/head/dashboard-page.ts?inline-script'
import everyPage from '../../src/layouts/head/every-page.ts?inline-script'
import guardedPage from '../../src/layouts/head/guarded-page.ts?inline-script'
import loginPage from '../../src/layouts/head/login-page.ts?inline-script'
import { savesData, schemeOf } from '../../src/lib/browser/device/device-settings.ts'
import { guardRedirect, ownDashboard, signedInRedirect } from '../../src/lib/browser/guard.ts'

const visitor = { signedIn: false }
const member = { signedIn: true, username: 'ama', role: 'user', profileComplete: true }
const staff = ['admin', 'media']

describe('the guard', () => {
  test('sends a visitor to the login with the address to return to', () => {
    expect(guardRedirect(visitor, '/settings?tab=2#photograph')).toBe(
      '/login?next=%2Fsettings%3Ftab%3D2%23photograph',
    )
    expect(guardRedirect({ ...member, signedIn: false }, '/', staff)).toBe('/login?next=%2F')
  })

  test('lets every member see a page that asks for no role', () => {
    expect(guardRedirect(member, '/settings')).toBeUndefined()
  })

  test('sends a member without a staff role away from a staff page', () => {
    expect(guardRedirect(member, '/media-dashboard', staff)).toBe('/dashboard')
    expect(guardRedirect({ ...member, role: undefined }, '/media-dashboard', staff)).toBe('/dashboard')
    expect(guardRedirect({ ...member, role: ['media'] }, '/media-dashboard', staff)).toBe('/dashboard')
    expect(guardRedirect({ ...member, role: 'media' }, '/media-dashboard', staff)).toBeUndefined()
  })

  test('lets who assists a leader see the page of leaders, and no other one of staff', () => {
    const assistant = { ...member, assists: { id: 1, name: 'Nkabom' } }
    const leaders = ['fellowship_leader', 'admin', 'assistant']

    expect(guardRedirect(assistant, '/fellowship-leader', leaders)).toBeUndefined()
    expect(guardRedirect(assistant, '/media-dashboard', staff)).toBe('/dashboard')
    expect(guardRedirect(member, '/fellowship-leader', leaders)).toBe('/dashboard')
  })

  test('does not redirect from a staff page before the role of the user is known', () => {
    expect(guardRedirect({ signedIn: true }, '/media-dashboard', staff)).toBeUndefined()
  })
})

test('staff who open the members’ dashboard are sent to their own', () => {
  expect(ownDashboard({ ...member, role: 'admin' })).toBe('/super-admin')
  expect(ownDashboard({ ...member, role: 'fellowship_leader' })).toBe('/fellowship-leader')
  expect(ownDashboard({ ...member, role: 'admin', signedIn: false })).toBeUndefined()
  expect([ownDashboard(member), ownDashboard({ signedIn: true })]).toEqual([undefined, undefined])
})

test('a signed-in member is sent from the login to the dashboard, or to an incomplete profile', () => {
  expect(signedInRedirect(visitor)).toBeUndefined()
  expect(signedInRedirect(member)).toBe('/dashboard')
  expect(signedInRedirect({ ...member, profileComplete: 'yes' })).toBe('/complete-profile')
  expect(signedInRedirect({ signedIn: true })).toBe('/dashboard')
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  const open = { ...member, profileComplete: false }
  expect(signedInRedirect({ ...open, profile_later_until: inDays(29) })).toBe('/dashboard')
  expect(signedInRedirect({ ...open, profile_later_until: inDays(-1) })).toBe('/complete-profile')
})

test('an unknown colour scheme is read as that of the device, and the data saver is on only when it is stored so', () => {
  expect([undefined, 'dark', 'light', 'sepia'].map(schemeOf)).toEqual(['device', 'dark', 'light', 'device'])
  expect(['on', 'off'].map(savesData)).toEqual([true, false])
})

const signedIn = { access_token: 'a', refresh_token: 'r' }
const storedAs = (role: string) => ({ ...signedIn, user: JSON.stringify({ username: 'ama', role }) })

describe('the built head script', () => {
  test('is one self-contained function without imports, the same on every page', () => {
    for (const script of [everyPage, guardedPage, dashboardPage, loginPage]) {
      expect(script).toMatch(/^\(function\(\)\{.*\}\)\(\);$/)
      expect(script).not.toMatch(/<\/script|\bimport\b|\n/)
    }
  })

  test('marks a signed-in session and applies the chosen colours and the data saver', () => {
    const page = visit(everyPage, { ...signedIn, 'asore:scheme': 'dark', 'asore:data-saver': 'on' })

    expect(page.root.dataset).toMatchObject({ session: 'in', theme: 'dark' })
    expect(page.root.hasAttribute('data-saver')).toBe(true)
    expect(page.bars()).toEqual(['not all', 'all'])
  })

  test('applies a changed choice, and does nothing when storage is refused', () => {
    const page = visit(everyPage, { 'asore:scheme': 'dark' })
    page.change({})

    expect(page.bars()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'])
    expect(visit(everyPage, undefined).root.dataset).not.toHaveProperty('session')
  })

  test('redirects without a session, with the wrong role, and when the session ends in another tab', () => {
    expect(visit(guardedPage, {}).leftFor()).toBe('/login?next=%2Fmedia-dashboard%3Fa%3D1%23b')
    expect(visit(guardedPage, undefined).leftFor()).toBe('/login?next=%2Fmedia-dashboard%3Fa%3D1%23b')
    expect(visit(guardedPage, storedAs('user'), 'admin media').leftFor()).toBe('/dashboard')

    const page = visit(guardedPage, storedAs('media'), 'admin media')

    expect([page.leftFor(), page.root.hidden]).toEqual([undefined, false])
    page.change({})
    expect([page.leftFor(), page.root.hidden]).toEqual(['/login?next=%2Fmedia-dashboard%3Fa%3D1%23b', true])
  })

  test('does not redirect for an unreadable stored user, and redirects staff once the user is readable', () => {
    const page = visit(dashboardPage, { ...signedIn, user: '{' })

    expect(page.leftFor()).toBeUndefined()
    page.change(storedAs('admin'))
    expect(page.leftFor()).toBe('/super-admin')
  })

  test('of the login redirects a signed-in member when Back restores the page, and not during a login', () => {
    const page = visit(loginPage, {})
    page.change(storedAs('user'))
    page.show(false)

    expect(page.leftFor()).toBeUndefined()
    page.show(true)
    expect(page.leftFor()).toBe('/complete-profile')
  })
})

test('no page contains a script as a string: every inline script is a built module, or data', () => {
  const source = fileURLToPath(new URL('../../src', import.meta.url))
  const written = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.astro'))
    .flatMap(
      (file) => readFileSync(`${source}/${file}`, 'utf8').match(/<script\b[^>]*\bis:inline[^>]*>/g) ?? [],
    )

  expect(written.sort()).toEqual([
    "<script is:inline data-again={headScript === everyPage && !leavesOutPictures ? '' : undefined} data-roles={roles?.join(' ')} set:html={headScript} />",
    // The menu of staff, placed before the first paint.
    '<script is:inline set:html={placeMenu} />',
    '<script is:inline type="application/ld+json" set:html={text} />',
  ])
})

/** Runs a script in a page that has only its head, with this text in storage; undefined refuses storage. */
function visit(script: string, stored: Record<string, string> | undefined, roles?: string) {
  const window = new Window({ url: 'https://church.example/media-dashboard?a=1#b' })
  const { document } = window
  let texts = stored
  const left: string[] = []
  const leave = (address: string) => void left.push(address)
  document.head.innerHTML = '<meta data-bar="light"><meta data-bar="dark">'
  const currentScript = document.createElement('script')
  if (roles) currentScript.dataset['roles'] = roles
  const { pathname, search, hash } = window.location
  runInNewContext(script, {
    window: {
      get localStorage() {
        if (!texts) throw new Error('refused')
        return { getItem: (key: string) => texts?.[key] ?? null }
      },
    },
    document: {
      currentScript,
      documentElement: document.documentElement,
      querySelectorAll: (selector: string) => document.querySelectorAll(selector),
    },
    location: { pathname, search, hash, replace: leave },
    navigator: {},
    addEventListener: window.addEventListener.bind(window),
  })
  return {
    root: document.documentElement,
    leftFor: () => left.at(-1),
    bars: () => [...document.querySelectorAll('meta')].map((bar) => Reflect.get(bar, 'media')),
    change: (next: Record<string, string>) => {
      texts = next
      window.dispatchEvent(new window.Event('storage'))
    },
    show: (persisted: boolean) =>
      window.dispatchEvent(Object.assign(new window.Event('pageshow'), { persisted })),
  }
}
