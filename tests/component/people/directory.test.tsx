import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Visibility } from '../../../src/islands/accounts/settings/Visibility.tsx'
import { Directory } from '../../../src/islands/people/directory/Directory.tsx'
import { Printing } from '../../../src/islands/people/printing/Printing.tsx'
import type { Church } from '../../support/church.ts'
import { openIsland, waitFor } from '../../support/page.tsx'
import { button, choose, fill, press, region, sees, seesNo, tick } from '../../support/page-acts.ts'

/* The directory of members, the choice to be in it, and what the office prints. */

/** The first accounts are in it, and show their telephone number to all members of the church. */
async function agree({ db }: Church, many: number): Promise<void> {
  const accounts = await db.selectFrom('account').select('id').orderBy('id').limit(many).execute()
  await db.deleteFrom('member_setting').execute()
  await db
    .insertInto('member_setting')
    .values(
      accounts.map(({ id }) => ({ account_id: id, directory: 1 as const, telephone: 'church' as const })),
    )
    .execute()
}

test('a directory without anybody says what it is for, and leads to the choice', async () => {
  await using _ = await openIsland(
    async ({ db }) => {
      await db.deleteFrom('member_setting').execute()
      return <Directory />
    },
    { as: 'admin', at: '/directory' },
  )

  await sees(/Nobody is in the directory yet/)
  const link = screen.getByRole('link', { name: 'Show me in the directory' })
  expect(link).toHaveAttribute('href', '/settings#who-sees-what')
})

test('families come a page at a time, with what calls them, and a search finds one', async () => {
  await using opened = await openIsland(
    async (church) => {
      await agree(church, 20)
      return <Directory />
    },
    { as: 'admin', at: '/directory' },
  )
  const cards = () => document.querySelectorAll('li.card').length
  await sees('20 families')
  expect(cards()).toBe(12)

  await press('Show more families')
  await waitFor(() => expect(cards()).toBe(20))

  const someone = await opened.church.db
    .selectFrom('account')
    .select(['first_name', 'last_name', 'telephone'])
    .where('telephone', '!=', '')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const name = `${someone.first_name} ${someone.last_name}`
  await fill('Search a name', name)
  await sees('1 family')
  const call = await screen.findByRole('link', { name: `Call ${name}` })
  expect(call.getAttribute('href')).toMatch(/^tel:\d+$/)

  await fill('Search a name', 'Nobody of this name')
  await sees('Nobody in the directory has this name.')
})

test('a member who has only signed up is told what is missing', async () => {
  await using _ = await openIsland(
    async ({ db }) => {
      await db
        .updateTable('account')
        .set({ email_confirmed_at: null })
        .where('username', '=', 'newcomer')
        .execute()
      return <Directory />
    },
    { as: 'newcomer', at: '/directory' },
  )

  await sees(/Please confirm your e-mail address/)
  await button('Try again')
})

test('a member shows a telephone number to the church and is in the directory', async () => {
  await using opened = await openIsland(<Visibility />, { as: 'member', at: '/settings' })

  await choose('Telephone', 'All members of the church')
  await sees(/Telephone: All members of the church/)
  await tick('checkbox', 'Show me in the church’s directory')

  await sees('Saved. You are in the directory.')
  const settings = await opened.church.db
    .selectFrom('member_setting')
    .innerJoin('account', 'account.id', 'member_setting.account_id')
    .select(['member_setting.telephone', 'directory'])
    .where('username', '=', 'member')
    .executeTakeFirstOrThrow()
  expect(settings).toEqual({ telephone: 'church', directory: 1 })
})

test('the office sees how many a printed directory has, and a leader prints labels of a list', async () => {
  await using _ = await openIsland(
    async (church) => {
      await agree(church, 3)
      return <Printing />
    },
    { as: 'leader', at: '/people#print' },
  )

  await sees('3 people are in it.')
  const labels = within(await region('Labels for envelopes'))
  await choose('Sheet', '2 × 7 labels of 99 × 38 mm', labels)
  expect(labels.getByLabelText(/already/)).toHaveAttribute('max', '13')
  await seesNo(/Nobody is in it yet/)
})
