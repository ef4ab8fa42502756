import { expect, test } from 'vitest'
import { People } from '../../../src/islands/people/persons/People.tsx'
import { openIsland, waitFor } from '../../support/page.tsx'
import { button, choose, field, press, sees, seesNo } from '../../support/page-acts.ts'

const openRegister = (words = '') => openIsland(<People />, { as: 'admin', at: `/people#people${words}` })

test('the button of the filters says how many are set, and one press clears them', async () => {
  await using _ = await openRegister()
  await button('Filter')

  await choose('Missing details', 'Without a fellowship')
  await choose('Fellowship', 'Elim Prayer Fellowship')

  await button('Filter 2 set')
  expect(location.hash).toMatch(/lacks=fellowship/)
  await sees('Nobody was found')
  await press('Clear filters')
  await button('Filter')
  await seesNo('Nobody was found')
  expect(location.hash).toBe('#people')
  expect(await field('Status')).toHaveFocus()
  await waitFor(async () => expect(await field('Missing details')).toHaveValue(''))
})

test('a branch in the address filters the register, and can be cleared', async () => {
  await using _ = await openRegister('?branch=999')

  await sees('Nobody was found')
  await press('Clear filters')

  await sees(/^1 to 20 of \d+$/)
})

test('somebody without a telephone has no cell more in the table than the others', async () => {
  await using _ = await openIsland(
    async ({ db }) => {
      await db.updateTable('person').set({ telephone: '' }).execute()
      return <People />
    },
    { as: 'admin', at: '/people#people' },
  )

  await sees(/^1 to 20 of \d+$/)

  const cells = document.querySelectorAll('tbody td[data-label="Call or write"]')
  expect(cells).toHaveLength(20)
  expect([...cells].filter((cell) => !cell.classList.contains('card-reach'))).toEqual([])
})
