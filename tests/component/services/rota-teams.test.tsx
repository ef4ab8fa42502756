import { expect, test } from 'vitest'
import { Rota } from '../../../src/islands/services/rota/Rota.tsx'
import { openIsland } from '../../support/page.tsx'
import { dialog, press, sees } from '../../support/page-acts.ts'

test('who leaves a team is asked first, is told of the turns that are open again, and can volunteer anew', async () => {
  await using page = await openIsland(<Rota />, { as: 'member', at: '/rota' })
  await press(/^Leave team.*Ushers/)
  const question = await dialog('Leave Ushers?')
  await question.findByText(/coming turns? (is|are) open again then, and who asked you is told/)
  await press('Cancel', question)
  expect(page.bodies('PUT')).toEqual([])

  await press(/^Leave team.*Ushers/)
  await press('Leave team', await dialog('Leave Ushers?'))
  await sees('You have left Ushers')
  await press(/^Volunteer.*Ushers/)
  await sees('Thank you: those who keep the rota see it')
})
