import { expect, test } from 'vitest'
import { Mine } from '../../../src/islands/services/rota/OwnRota.tsx'
import { Weeks } from '../../../src/islands/services/rota/Weeks.tsx'
import type { OwnRotaAnswer, TeamAnswer } from '../../../src/lib/contract/services/rota.ts'
import { openIsland } from '../../support/page.tsx'
import { button, dialog, fill, noDialog, press, sees } from '../../support/page-acts.ts'

/** A member whom the ushers have asked for the next Sunday. */
async function openAsked() {
  const page = await openIsland(<p>Elsewhere</p>, { as: 'member' })
  const { db, signIn } = page.church
  for (const table of ['rota_cannot', 'rota_turn', 'rota_team'] as const) await db.deleteFrom(table).execute()
  const { id: service } = await db
    .selectFrom('service')
    .select('id')
    .where('day', '=', 'Sunday')
    .executeTakeFirstOrThrow()
  const account = Number((await signIn('member')).user['id'])
  const team = { name: 'Ushers', needs: [{ service, needed: 1 }], is_open: true }
  const [{ id }] = (await page.ask('admin', 'POST rota/teams/', team)) as [TeamAnswer]
  await page.ask('admin', `PUT rota/teams/${id}/members/${account}/`, { state: 'serves' })
  const shifts = [{ service, day: '2026-11-22', account }]
  await page.ask('admin', 'POST rota/turns/', { team: id, turns: shifts })
  await page.open(<Mine />)
  return page
}

const own = async (page: { ask: (who: string, call: string) => Promise<unknown> }) =>
  ((await page.ask('member', 'GET rota/')) as OwnRotaAnswer).turns

test('a member offers a turn and gives it up, by buttons that say so', async () => {
  await using page = await openAsked()

  await press(/^Accept/)
  await press(/^Offer to team/)
  await fill('Note to your team', 'I travel', await dialog())
  await press('Offer turn', await dialog())
  await sees('Your team can take it now')
  expect(await own(page)).toMatchObject([{ is_offered: true }])
  await press(/^Cancel turn/)
  await button('Decline turn', await dialog())
  await press('Decline turn', await dialog())

  await sees('Declined. Thank you for saying so')
  expect((await own(page)).filter(({ state }) => state === 'accepted')).toEqual([])
})

test('who keeps the rota is asked before a turn is withdrawn', async () => {
  await using page = await openAsked()
  await page.open(<Weeks />, { as: 'admin', at: '/rota#weeks' })

  await press(/^Withdraw/)
  const question = await dialog(/^Withdraw the turn of/)
  await question.findByText(/is told\. You can ask them again/)
  await press('Cancel', question)
  expect(page.bodies('DELETE')).toEqual([])
  await press(/^Withdraw/)
  await press('Withdraw turn', await dialog())

  await sees(/^Withdrawn: /)
  expect(await own(page)).toEqual([])
})

test('a member is asked before the dates on which they cannot serve are removed', async () => {
  await using page = await openAsked()
  const days = { from_day: '2026-12-26', to_day: '2026-12-31', word: '' }
  await page.ask('member', 'POST rota/cannot/', days)
  await page.reload()

  await press(/^Remove.*26 Dec 2026/)
  await press('Remove dates', await dialog('Remove 26 Dec 2026 to 31 Dec 2026?'))

  await sees('You may be asked again')
  await noDialog()
  expect(document.activeElement).toHaveTextContent('Unavailable dates')
})
