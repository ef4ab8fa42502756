import { expect, test } from 'vitest'
import { type Church, openChurch } from '../../support/church.ts'
import { photograph } from '../../support/photograph.ts'
import { healing, hour, idIn, thanks } from '../../support/prayers-and-testimonies.ts'

/** As a member with a fresh session: an access token expires after an hour. */
const asMember = async (church: Church, path: string, body: unknown) =>
  church.post(path, body, (await church.signIn('member')).access)

test('a double tap and a retry hours later create one request, and the next day creates another', async () => {
  await using church = await openChurch()
  const ask = () => asMember(church, 'prayer_requests/create/', healing)

  const both = await Promise.all([ask(), ask()])
  church.wait(5 * hour)
  const retried = await ask()
  church.wait(20 * hour)
  const later = await ask()

  expect(both.map(({ status }) => status)).toEqual([201, 201])
  expect(new Set([...both, retried].map(idIn)).size).toBe(1)
  expect(idIn(later)).not.toBe(idIn(retried))
})

test('the same text from somebody else, or after it was answered, creates another request', async () => {
  await using church = await openChurch()
  const path = 'prayer_requests/create/'
  const first = idIn(await asMember(church, path, healing))
  const visitors = idIn(await church.post(path, healing))
  church.wait(hour)
  await asMember(church, `prayer_requests/${first}/answered/`, { is_answered: true })

  const again = idIn(await asMember(church, path, healing))

  expect(new Set([first, visitors, again]).size).toBe(3)
  expect(idIn(await church.post(path, healing))).toBe(visitors)
})

test('a testimony that is sent again after a lost answer is created once, with a picture or without', async () => {
  await using church = await openChurch()
  const path = 'members/testimonies/'
  const withPicture = async () => {
    const form = new FormData()
    for (const [name, value] of Object.entries(thanks)) if (value) form.set(name, value)
    const { buffer } = await photograph({ width: 320 })
    form.set('image', new File([new Uint8Array(buffer)], 'me.jpg', { type: 'image/jpeg' }))
    return church.postForm(path, form, (await church.signIn('member')).access)
  }
  const share = async () => [idIn(await asMember(church, path, thanks)), idIn(await withPicture())]
  const first = await share()
  church.wait(hour)

  const second = await share()

  expect(second).toEqual(first)
  expect(new Set(first).size).toBe(2)
})

test('a message that is sent again reaches the office and the leader once', async () => {
  await using church = await openChurch()
  const words = { name: 'Efua', email: 'efua@example.com', phone: '(024) 412-3456' }
  const send = async () => [
    await church.post('members/contacts/', { ...words, subject: 'A lift', message: 'On Sunday?' }),
    await asMember(church, 'fellowships/1/message/', { message: 'I come later.' }),
  ]
  const countFor = async (username: string, path: string) =>
    ((await church.get(path, (await church.signIn(username)).access)).body as { count: number }).count
  const counts = async () => [
    await countFor('admin', 'members/contacts/'),
    await countFor('leader', 'fellowships/1/messages/'),
  ]
  const first = await send()
  const [before, letters] = [await counts(), church.letters.length]
  church.wait(hour)

  const second = await send()

  expect([...first, ...second].map(({ status }) => status)).toEqual([201, 201, 201, 201])
  expect([await counts(), church.letters.length]).toEqual([before, letters])
})

test('a refused call can be repeated at once', async () => {
  await using church = await openChurch()

  const first = await church.post('prayer_requests/create/', { title: '' })
  const second = await church.post('prayer_requests/create/', { title: '' })

  expect([first.status, second.status]).toEqual([400, 400])
})
