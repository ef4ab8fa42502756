import { expect, test } from 'vitest'
import { MyFellowships } from '../../../src/islands/groups/fellowships/MyFellowships.tsx'
import { Forms } from '../../../src/islands/services/forms/desk/Forms.tsx'
import { MembersShop } from '../../../src/islands/services/registrations/MembersShop.tsx'
import type { RegistrationHead } from '../../../src/lib/contract/services/registration.ts'
import { planEvent } from '../../support/leading.ts'
import { openIsland, within } from '../../support/page.tsx'
import { dialog, field, fill, noDialog, press, region, sees } from '../../support/page-acts.ts'

/* The registration of a fellowship's event: at the leader's desk, and as its members and others meet it. */

test('a leader sets up free tickets for an event of the fellowship, and is told how money is taken', async () => {
  await using page = await openIsland(<p>Elsewhere</p>)
  const event = await planEvent(page, 'Retreat')
  await page.open(<Forms />, { as: 'leader', at: `/church-forms#registrations?event=${event}` })

  await sees('Tickets are free or paid at the desk')
  await press('Add kind of ticket')
  await fill(/^Name/, 'Everybody', await dialog())
  await fill(/^Price/, '0', await dialog())
  await press('Save')
  await noDialog()

  expect((await field('The link')).getAttribute('value')).toMatch(new RegExp(`/tickets/${event}$`))
  const heads = (await page.ask('leader', 'GET registrations/')) as RegistrationHead[]
  expect(heads).toContainEqual(expect.objectContaining({ event, exists: true, is_open: true }))
  await page.open(<MyFellowships />, { as: 'member', at: '/memberfellowship' })
  const link = await within(await region('Upcoming events')).findByRole('link', {
    name: /^Register ?: Retreat$/,
  })
  expect(link).toHaveAttribute('href', `/tickets/${event}`)
  await page.open(<MembersShop event={event} />, { as: 'member', at: `/tickets/${event}` })
  await sees('Retreat')
  await sees('Total: GHS 0')

  await page.open(<MembersShop event={event} />, { as: 'leader2', at: `/tickets/${event}` })
  await sees('There is no such event.')
  expect(document.body.textContent).not.toContain('Retreat')
})

test('who is not signed in is led to the sign-in and back, and told nothing of the event', async () => {
  await using page = await openIsland(<MembersShop event={7} />, { at: '/tickets/7' })

  await sees('Log in')

  expect(document.body.textContent).toContain('This registration is for the members of a fellowship.')
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/login?next=%2Ftickets%2F7')
  expect(page.bodies('GET events/7/registration/')).toEqual([])
})
