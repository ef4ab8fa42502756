import { waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { People } from '../../../src/islands/people/persons/People.tsx'
import { Registers } from '../../../src/islands/people/registers/Registers.tsx'
import { ParishEntryForm } from '../../../src/lib/contract/people/parish-register.ts'
import { addParishEntry } from '../../../src/server/people/parish-registers/entries.ts'
import type { Church } from '../../support/church.ts'
import { openIsland } from '../../support/page.tsx'
import { byRole, choose, field, fill, press, region, sees, tick } from '../../support/page-acts.ts'

/* The family of a person, on their page and in a burial entry. */

type Values = {
  id?: number
  gender?: string
  born?: string
  married?: string
  telephone?: string
  status?: string
}

async function addPerson({ db, clock }: Church, first_name: string, values: Values = {}): Promise<number> {
  const at = clock.now.toISOString()
  const { id } = await db
    .insertInto('person')
    .values({ first_name, last_name: 'Tetteh', created_at: at, changed_at: at, ...values })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** An id that no sample has. */
const kojo = 900_001

test('the office says who is whose husband, and who to call', async () => {
  await using _ = await openIsland(
    async (church) => {
      await addPerson(church, 'Kojo', { id: kojo, gender: 'male' })
      await addPerson(church, 'Araba', { gender: 'female', telephone: '+233245550104' })
      return <People />
    },
    { as: 'admin', at: `/people#people?person=${kojo}` },
  )
  const family = within(await region('Family'))
  await sees(/Nobody is named yet/)

  await press('Add relation', family)
  await fill('Search a name', 'Araba Tet')
  await press(/Araba Tetteh/)
  await press('Add relation', within(await byRole('dialog', 'Add relation of Kojo Tetteh')))

  await sees(/Wife, .*024 555 0104/)
})

test('a next of kin may be somebody who is not in the register; without a name it says so', async () => {
  await using _ = await openIsland(
    async (church) => {
      await addPerson(church, 'Kojo', { id: kojo })
      return <People />
    },
    { as: 'admin', at: `/people#people?person=${kojo}` },
  )
  await press('Add relation', within(await region('Family')))
  const adding = within(await byRole('dialog', 'Add relation of Kojo Tetteh'))
  await choose('Relation', 'Next of kin', adding)
  await fill('How they are related', 'Aunt', adding)
  await press('Add relation', adding)
  await waitFor(async () =>
    expect(await field('Name, if not in the register', adding)).toHaveAccessibleDescription(
      'Please choose somebody of the register, or give a name',
    ),
  )
  expect(await field('How they are related', adding)).toHaveValue('Aunt')

  await fill('Name, if not in the register', 'Maame Abena', adding)
  await fill('Telephone', '024 555 0109', adding)
  await press('Add relation', adding)

  await sees(/Next of kin, Aunt, .*024 555 0109/)
})

test('one press makes the relations of a household, but those that are unticked', async () => {
  await using opened = await openIsland(
    async (church) => {
      const at = church.clock.now.toISOString()
      const home = await church.db
        .insertInto('household')
        .values({ created_at: at })
        .returning('id')
        .executeTakeFirstOrThrow()
      const day = '2001-05-05'
      await addPerson(church, 'Kojo', { id: kojo, gender: 'male', born: '1975-01-01', married: day })
      const wife = await addPerson(church, 'Araba', { gender: 'female', born: '1978-01-01', married: day })
      const child = await addPerson(church, 'Ebo', { born: '2015-01-01' })
      await church.db
        .updateTable('person')
        .set({ household_id: home.id })
        .where('id', 'in', [kojo, wife, child])
        .execute()
      return <People />
    },
    { as: 'admin', at: `/people#people?person=${kojo}` },
  )
  await press('Make relations', within(await region('Family')))
  await tick('checkbox', 'Araba Tetteh is a parent of Ebo Tetteh')
  await press('Make relations', within(await byRole('dialog', 'Relations of this household')))

  await sees('Relations added')
  const rows = await opened.church.db.selectFrom('person_relation').select(['kind', 'person_id']).execute()
  expect(rows.map(({ kind }) => kind).sort()).toEqual(['parent', 'spouse'])
  expect(rows.find(({ kind }) => kind === 'parent')?.person_id).toBe(kojo)
})

test('the family stands first on the page of somebody who has died, and in the burial entry', async () => {
  await using _ = await openIsland(
    async (church) => {
      const dead = await addPerson(church, 'Kojo', { status: 'Gone home' })
      const form = ParishEntryForm.parse({
        book: 'burial',
        day: '2026-05-01',
        name: 'Kojo Tetteh',
        person: dead,
      })
      const now = church.clock.now
      await church.db.deleteFrom('parish_entry').execute()
      await addParishEntry(church.db, { form, by: null, now })
      await church.db
        .insertInto('person_relation')
        .values({
          kind: 'kin',
          person_id: dead,
          name: 'Maame Abena',
          telephone: '+233245550109',
          created_at: '',
        })
        .execute()
      return <Registers />
    },
    { as: 'admin', at: '/registers#entries' },
  )
  await press('Kojo Tetteh')

  const family = within(await region('Family of Kojo Tetteh'))
  expect(await family.findByText('Maame Abena')).toBeVisible()
  expect((await byRole('link', /Call Maame Abena/, family)).getAttribute('href')).toBe('tel:+233245550109')
})
