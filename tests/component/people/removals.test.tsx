import { expect, test } from 'vitest'
import { CareNotes } from '../../../src/islands/people/persons/CareNotes.tsx'
import { Lists } from '../../../src/islands/people/persons/Lists.tsx'
import type { ImportAnswer } from '../../../src/lib/contract/people/people-import.ts'
import type { Church } from '../../support/church.ts'
import { holdDuty } from '../../support/hold-duty.ts'
import { openIsland } from '../../support/page.tsx'
import { dialog, dialogSays, press, sees, seesNo } from '../../support/page-acts.ts'

/* What goes for good asks first, and says that the bin does not keep it. */

const note = 'Visited in the hospital'

/** The care notes of somebody, with one by the pastor who reads them. */
async function withNote(church: Church) {
  await holdDuty(church, 'admin', 'pastor')
  const { access } = await church.signIn('admin')
  const { id } = await church.db
    .selectFrom('person')
    .select('id')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  await church.post(`people/${id}/care-notes/`, { text: note }, access)
  return <CareNotes id={id} name="Akosua" />
}

test('a pastor is asked before a care note is removed', async () => {
  await using page = await openIsland(withNote, { as: 'admin', at: '/people' })
  await sees(note)

  await press(/^Remove/)
  await dialogSays('This cannot be undone: it does not go to the bin.')
  await press('Cancel', await dialog())
  expect(page.bodies('DELETE')).toEqual([])
  await press(/^Remove/)
  await press('Remove note', await dialog())

  await sees('Note removed')
  await seesNo(note)
})

/** The imports of a church, one of which is checked and not imported. */
async function withImport(church: Church) {
  const { access } = await church.signIn('admin')
  const form = new FormData()
  form.set('file', new File(['First name,Last name\nEfua,Brought'], 'newcomers.csv'))
  const list = (await church.postForm('people/imports/', form, access)).body as ImportAnswer
  const { mapping, dates, version } = list
  await church.put(`people/imports/${list.id}/`, { mapping, dates, version }, access)
  return <Lists />
}

test('the office is asked before an import is deleted', async () => {
  await using page = await openIsland(withImport, { as: 'admin', at: '/people#lists' })
  await press(/^Open newcomers/)

  await press('Delete import')
  await dialogSays('This cannot be undone: it does not go to the bin. You can read the file again.')
  await press('Cancel', await dialog())
  expect(page.bodies('DELETE')).toEqual([])
  await press('Delete import')
  await press('Delete import', await dialog())

  await sees('Import deleted')
  await sees('Your imports come here')
})
