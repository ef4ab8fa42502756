import { expect, test } from 'vitest'
import { Languages } from '../../../src/islands/website/languages/Languages.tsx'
import { addressOf } from '../../../src/islands/website/languages/where.ts'
import type { LanguagesAnswer } from '../../../src/lib/contract/website/translations.ts'
import { listCorrections } from '../../../src/server/website/languages/repo.ts'
import type { Church } from '../../support/church.ts'
import { holdDuty } from '../../support/hold-duty.ts'
import { openIsland, screen, waitFor, within } from '../../support/page.tsx'
import { choose, click, field, fill, press, sees } from '../../support/page-acts.ts'

async function forTranslator(church: Church) {
  await holdDuty(church, 'member', 'translator')
  return <Languages />
}

const open = (at: string) => openIsland(forTranslator, { as: 'member', at })

/** The card of a sentence. */
const card = async (word: string) => {
  const heading = await screen.findByRole('heading', { name: word })
  return within(heading.closest('li') ?? document.body)
}

test('a translator finds a sentence, is told what is missing in it, and marks it as read', async () => {
  await using page = await open('/languages#tw')
  await sees(/0 read by a speaker/)
  await choose('Part of the site', 'Signing in')
  await fill('Search in both languages', 'authenticator app shows')
  const row = await card('factors.codeHint')
  const text = await field(/The six digits that your authenticator app/, row)

  await fill(/The six digits that your authenticator app/, 'Nọma nsia no', row)
  await press(/^Mark as read/, row)
  await sees(/“{church}” is missing/)
  expect(text).toHaveValue('Nọma nsia no')
  await fill(/The six digits that your authenticator app/, 'Nọma nsia no ma {church}', row)
  await press(/^Mark as read/, row)

  await sees('Marked as read')
  await sees(/1 read by a speaker/)
  expect(await listCorrections(page.church.db)).toMatchObject([
    { language: 'tw', area: 'factors', key: 'codeHint', text: 'Nọma nsia no ma {church}', state: 'read' },
  ])
  expect(row.getByRole('link', { name: /Show me where/ })).toHaveAttribute(
    'href',
    '/login#:~:text=N%E1%BB%8Dma%20nsia%20no%20ma',
  )
})

test('a correction is a draft until it is read, and the words of the program come back', async () => {
  await using page = await open('/languages#tw?search=login.submit')
  const row = await card('login.submit')

  await fill('Log in', 'Bra mu', row)
  await press(/^Save as draft/, row)
  await sees('Saved as a draft')
  expect(await listCorrections(page.church.db)).toMatchObject([{ text: 'Bra mu', state: 'draft' }])
  await press(/^Use the program’s words/, row)

  await sees('The program’s words are back')
  expect(await listCorrections(page.church.db)).toEqual([])
})

test('an admin offers a language as a draft; a translator has no switch', async () => {
  await using page = await openIsland(<Languages />, { as: 'admin', at: '/languages' })
  const toggle = await screen.findByRole('switch', { name: 'Offer Gã to visitors as a draft' })
  expect(toggle).toHaveAccessibleDescription(/Each page says that it is a draft/)

  await click(toggle)

  await sees('Visitors can no longer choose Gã')
  const { access } = await page.church.signIn('admin')
  const { body } = await page.church.get('admin/languages/', access)
  const offered = (body as LanguagesAnswer).languages.filter((one) => one.is_offered)
  expect(offered.map((one) => one.language)).toEqual(['tw', 'ee', 'fr'])
})

test('a translator has no switch', async () => {
  await using _ = await open('/languages')

  await waitFor(async () => expect(await screen.findAllByText('Visitors may choose it.')).toHaveLength(4))
  expect(screen.queryAllByRole('switch')).toEqual([])
})

test('a translator sees in how many parts a text message goes, and which letters make them small', async () => {
  await using _ = await open('/languages#tw?search=automaticMessages.birthday')
  const row = await card('automaticMessages.birthday')
  const text = await field(/^Happy birthday, \{firstName\}! We thank/, row)

  await fill(/^Happy birthday, \{firstName\}! We thank/, 'Awoda, {firstName}', row)
  expect(text).toHaveValue('Awoda, {firstName}')
  await sees(/66 letters, 1 part of 160/)
  await fill(/^Happy birthday, \{firstName\}! We thank/, `{firstName}, ${'ɛ'.repeat(100)}`, row)

  await sees(/161 letters, 3 parts of 67\. At most 2\. The letters ɛ make parts of 70/)
  await sees(/it goes in plain letters/)
})

test('a mark on a page is the longest piece between values and links', () => {
  const address = addressOf({ page: '/login', english: '', text: 'A <a>well-known</a>, {church}' })

  expect(address).toBe('/login#:~:text=well%2Dknown')
})
