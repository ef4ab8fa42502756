import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { openQuickFind } from '../../../src/islands/shell/quick-find/open-quick-find.ts'
import { readStored } from '../../../src/lib/browser/browser-storage.ts'
import { recentFindsKey } from '../../../src/lib/browser/session-keys.ts'
import { clearSession } from '../../../src/stores/session-acts.ts'
import { openIsland, screen, waitFor, within } from '../../support/page.tsx'

/* Quick find over the real app: the menus of the page stand for those of its header. */

const menus = (
  <header className="site-header">
    <nav>
      <a href="/give">Give</a>
      <a href="/service-times">Service times</a>
      <span className="signed-out">
        <a href="/login">Log in</a>
      </span>
    </nav>
  </header>
)

async function openFind(as = '') {
  const page = await openIsland(menus, { as })
  openQuickFind()
  return { ...page, [Symbol.asyncDispose]: () => page[Symbol.asyncDispose](), user: userEvent.setup() }
}

const field = () => screen.getByRole('combobox', { name: 'Search' })
const status = () => within(screen.getByRole('dialog')).getByRole('status')
const statusSays = (words: RegExp) => waitFor(() => expect(status()).toHaveTextContent(words))
const options = () => screen.queryAllByRole('option').map((one) => one.textContent)
const active = () => screen.queryByRole('option', { selected: true })?.textContent
const groups = () =>
  screen
    .getAllByRole('group')
    .map((group) => group.getAttribute('aria-labelledby'))
    .map((id) => document.getElementById(id ?? '')?.textContent)

describe('by keyboard', () => {
  test('a visitor types, hears how many were found, and opens the second by an arrow and Enter', async () => {
    await using page = await openFind()

    await page.user.type(field(), 'prayer')
    await statusSays(/^\d+ found\.$/)
    const optionTexts = options()
    await page.user.keyboard('{ArrowDown}')

    expect(groups()).toContain('Sermons')
    expect(active()).toBe(optionTexts[1])
    expect(field()).toHaveAttribute(
      'aria-activedescendant',
      screen.getByRole('option', { selected: true }).id,
    )
    await page.user.keyboard('{Enter}')
    expect(page.left()).toMatch(/^\//)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('the arrows go round through all groups, and Home, End and the arrows to the sides return to the field', async () => {
    await using page = await openFind()
    await page.user.type(field(), 'prayer')
    await statusSays(/found/)
    const optionTexts = options()

    await page.user.keyboard('{ArrowUp}')
    expect(active()).toBe(optionTexts.at(-1))
    await page.user.keyboard('{ArrowDown}')
    expect(active()).toBe(optionTexts[0])
    for (const key of ['Home', 'End', 'ArrowLeft', 'ArrowRight']) {
      await page.user.keyboard(`{ArrowDown}{${key}}`)
      expect(active()).toBeUndefined()
      expect(field()).not.toHaveAttribute('aria-activedescendant')
    }
    await page.user.keyboard('{Enter}')
    expect(page.left()).toBe('/search?q=prayer')
  })

  test('what was chosen by an arrow stays active when the server answers', async () => {
    await using page = await openFind()
    const goOn = page.hold('GET find/')
    await page.user.type(field(), 'service')
    await page.user.keyboard('{ArrowDown}')
    const before = active()

    goOn()
    await statusSays(/found/)

    expect(before).toMatch(/Search the site/)
    expect(active()).toBe(before)
  })

  test('an answer to words that were changed meanwhile is not shown', async () => {
    await using page = await openFind()
    const goOn = page.hold('GET find/')
    await page.user.type(field(), 'prayer')
    await waitFor(() => expect(page.sent.some(({ path }) => path === 'find/?q=prayer')).toBe(true))
    page.replan()

    await page.user.clear(field())
    await page.user.type(field(), 'zzyzx')
    await statusSays(/Nothing was found/)
    goOn()
    await new Promise((resolve) => setImmediate(resolve))

    expect(status()).toHaveTextContent('Nothing was found.')
    expect(options()).toEqual(['Search the site for “zzyzx”'])
  })
})

describe('the sections and actions of', () => {
  test('a treasurer are found by the words of the field, and lead there', async () => {
    await using page = await openFind('treasurer')

    await page.user.type(field(), 'offertory')
    await waitFor(() => expect(options()).toContain('Record a count'))

    expect(active()).toBe('Record a count')
    await page.user.keyboard('{Enter}')
    expect(page.left()).toBe('/books#counts')
  })

  test('an admin are not offered to a member, whose own pages and settings are', async () => {
    await using page = await openFind('member')

    await page.user.type(field(), '2fa')
    await statusSays(/^1 found/)
    expect(options()[0]).toMatch(/Two-step sign-in/)
    await page.user.clear(field())
    await page.user.type(field(), 'import')
    await statusSays(/found/)

    expect(options().filter((one) => /Import/.test(one ?? ''))).toEqual([])
  })

  test('somebody without a network are found, with the reason why no records are', async () => {
    await using page = await openFind('admin')
    page.plan('GET find/', 'lost')

    await page.user.type(field(), 'rota')
    await statusSays(/^\d found\. No answer from the server/)

    expect(options().some((one) => one?.startsWith('Rota'))).toBe(true)
  })
})

describe('what was chosen last', () => {
  test('is the first thing shown, without the number of a person, until the person logs out', async () => {
    await using page = await openFind('admin')
    await page.user.type(field(), 'Tweneboah')
    await statusSays(/found/)
    const person = screen
      .getAllByRole('option')
      .find((one) => one.getAttribute('href')?.startsWith('/people#'))
    expect(person).toHaveTextContent(/\d{3} \d{4}$/)
    await page.user.click(person ?? field())

    openQuickFind()

    expect(groups()[0]).toBe('Recent')
    expect(options()[0]).toMatch(/Tweneboah$/)
    expect(readStored(recentFindsKey)).not.toMatch(/\d{3} \d{4}/)
    clearSession()
    expect(readStored(recentFindsKey)).toBeUndefined()
  })

  test('is five at most, each once, and never an address of another site', async () => {
    const wrong = [{ group: 'Recent', title: 'Elsewhere', href: '//evil.example' }, null, 'text']
    localStorage.setItem(recentFindsKey, JSON.stringify(wrong))
    await using page = await openIsland(menus)
    const user = userEvent.setup()
    const choose = async (words: string) => {
      openQuickFind()
      await user.type(field(), words)
      await user.click(screen.getAllByRole('option')[0] ?? field())
    }
    for (const words of ['give', 'service', 'give']) await choose(words)

    openQuickFind()

    const recent = within(screen.getAllByRole('group')[0] ?? document.body).getAllByRole('option')
    expect(recent.map((one) => one.textContent)).toEqual(['Give', 'Service times'])
    expect(page.left()).toBe('/give')
  })
})

test('quick find does not open over another dialog, and not twice', async () => {
  await using page = await openFind()

  openQuickFind()
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  await page.user.click(screen.getByRole('button', { name: 'Close' }))
  const other = document.createElement('dialog')
  document.body.append(other)
  other.showModal()
  openQuickFind()

  expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
})
