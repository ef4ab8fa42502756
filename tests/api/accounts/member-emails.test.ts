import { expect, test } from 'vitest'
import { type Church, openChurch } from '../../support/church.ts'
import { tellDecisions } from '../../support/told-authors.ts'

/* A member gets an e-mail about what somebody else decides about their texts. */

const minute = 60_000

const idIn = ({ body }: { body: unknown }) => (body as { id: number }).id

async function share(church: Church, access: string): Promise<number> {
  const words = { title: 'A roof', category: 'provision', content: 'No rain comes in.' }
  return idIn(await church.post('members/testimonies/', words, access))
}

async function ask(church: Church, access: string): Promise<number> {
  const words = { title: 'For rain', description: 'The fields are dry.' }
  return idIn(await church.post('prayer_requests/create/', words, access))
}

const approve = async (church: Church, id: number, is_approved: boolean) =>
  church.post(`members/testimonies/${id}/approve/`, { is_approved }, (await church.signIn('admin')).access)

test('an author gets one letter when a testimony is approved, once the approval cannot be undone any more', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('member')
  const id = await share(church, access)

  await approve(church, id, true)
  await approve(church, id, true)
  await tellDecisions(church)
  const atOnce = [...church.letters]
  church.wait(minute)
  await tellDecisions(church)
  await tellDecisions(church)
  await approve(church, id, false)
  church.wait(minute)
  await tellDecisions(church)

  expect(atOnce).toEqual([])
  expect(church.letters).toEqual([
    {
      to: 'member@example.com',
      subject: 'Your testimony is approved',
      text: expect.stringContaining('your testimony “A roof” has been read and approved'),
    },
  ])
  expect(church.letters[0]?.text).toContain('You can switch these e-mails off in your settings')
})

test('the author of a prayer request gets an e-mail when somebody else marks it as answered, and none for a mark of their own', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('member')
  const leader = await church.signIn('leader')
  const [mine, theirs] = [await ask(church, access), await ask(church, leader.access)]
  const visitors = idIn(await church.post('prayer_requests/create/', { title: 'Peace', description: 'x' }))

  await church.post(`prayer_requests/${mine}/answered/`, { is_answered: true }, leader.access)
  await church.post(`prayer_requests/${theirs}/answered/`, { is_answered: true }, leader.access)
  await church.post(
    `prayer_requests/${visitors}/answered/`,
    { is_answered: true },
    (await church.signIn('admin')).access,
  )

  church.wait(minute)
  await tellDecisions(church)
  expect(church.letters).toEqual([
    {
      to: 'member@example.com',
      subject: 'Your prayer request is marked as answered',
      text: expect.stringContaining('your prayer request “For rain” as answered'),
    },
  ])
})

test('a member who has switched these letters off gets none, and a refused decision sends none', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('member')
  const id = await share(church, access)
  await church.call('PATCH', 'users/me/settings/', { news_mail: false }, access)

  await approve(church, id, true)
  const leaders = await share(church, (await church.signIn('leader')).access)
  await church.post(`members/testimonies/${leaders}/approve/`, { is_approved: true }, access)

  church.wait(minute)
  await tellDecisions(church)
  expect(church.letters).toEqual([])
})

test('an author hears nothing of an approval or an answer that was taken back by Undo', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('member')
  const leader = (await church.signIn('leader')).access
  const [testimony, prayer] = [await share(church, access), await ask(church, access)]

  await approve(church, testimony, true)
  await church.post(`prayer_requests/${prayer}/answered/`, { is_answered: true }, leader)
  church.wait(10_000)
  await approve(church, testimony, false)
  await church.post(`prayer_requests/${prayer}/answered/`, { is_answered: false }, leader)
  church.wait(minute)
  await tellDecisions(church)

  expect(church.letters).toEqual([])
})
