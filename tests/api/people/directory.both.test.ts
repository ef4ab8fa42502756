import { expect, test } from 'vitest'
import type { SharedDetailsAnswer } from '../../../src/lib/contract/accounts/account-details.ts'
import { type Audience, audiences } from '../../../src/lib/contract/accounts/member-settings.ts'
import type { Page } from '../../../src/lib/contract/base.ts'
import type { DirectoryFamilyAnswer } from '../../../src/lib/contract/people/directory.ts'
import { textOfPdf } from '../../support/pdf-text.ts'
import { ama, openRegister } from '../../support/people.ts'
import { photograph } from '../../support/photograph.ts'

/* The directory of those who agreed to be in it, and what the office prints of the register. */

const details = { telephone: '+233245550181', birthday: '1988-07-09', address: '12 Bougainvillea Close' }

async function openDirectory() {
  const register = await openRegister()
  const { church } = register
  const now = church.clock.now.toISOString()
  const idOf = async (username: string) =>
    (
      await church.db
        .selectFrom('account')
        .select('id')
        .where('username', '=', username)
        .executeTakeFirstOrThrow()
    ).id
  const id = await idOf('member')
  await church.db.deleteFrom('member_setting').execute()
  await church.db
    .updateTable('account')
    .set({ email_confirmed_at: now, telephone: details.telephone, email: 'shown@example.com' })
    .where('id', '=', id)
    .execute()
  await church.db
    .updateTable('profile')
    .set({ date_of_birth: details.birthday, house_address: details.address })
    .where('account_id', '=', id)
    .execute()
  const known = async (username: string) => {
    await church.db
      .updateTable('account')
      .set({ email_confirmed_at: now })
      .where('username', '=', username)
      .execute()
    return (await church.signIn(username)).access
  }
  const file = async (path: string, access: string) => {
    const headers = { Authorization: `Bearer ${access}` }
    const answer = await church.api.request(`/backend/api/${path}`, { headers })
    return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) }
  }
  return {
    ...register,
    id,
    idOf,
    known,
    file,
    set: (settings: object, access = register.member) =>
      church.call('PATCH', 'users/me/settings/', settings, access),
    list: async (access: string, query = '') =>
      (await church.get(`directory/?limit=20&offset=0${query}`, access)).body as Page<DirectoryFamilyAnswer>,
    text: async (path: string, access = register.admin) => textOfPdf((await file(path, access)).bytes),
    [Symbol.asyncDispose]: () => church[Symbol.asyncDispose](),
  }
}

const members = ({ results }: Page<DirectoryFamilyAnswer>): SharedDetailsAnswer[] =>
  results.flatMap((family) => family.members)

/** What of the member's details a text has. */
const detailsIn = (text: string) =>
  Object.entries({
    telephone: /024 555 0181|233245550181/,
    email: /shown@example\.com/,
    birthday: /9 Jul|07-09/,
    address: /Bougainvillea/,
    year: /1988/,
  }).flatMap(([name, shape]) => (shape.test(text) ? [name] : []))

test('nobody is in the directory who has not asked for it, and who leaves it is gone at once', async () => {
  await using all = await openDirectory()
  const before = await all.list(all.admin)
  await all.set({ telephone: 'church' })
  const shared = await all.list(all.admin)
  await all.set({ directory: true })
  const there = await all.list(all.admin)
  await all.set({ directory: false })
  const after = await all.list(all.admin)

  expect([before.count, shared.count, there.count, after.count]).toEqual([0, 0, 1, 0])
  expect(await all.text('directory/pdf/')).toContain('Nobody has agreed to be in the directory yet.')
})

/** For each audience: what who reads it sees; the paper is for all members of the church. */
const seenBy: Record<Audience, { ofFellowship: boolean; ofChurch: boolean }> = {
  office: { ofFellowship: false, ofChurch: false },
  leader: { ofFellowship: false, ofChurch: false },
  members: { ofFellowship: true, ofChurch: false },
  church: { ofFellowship: true, ofChurch: true },
}

test.each(
  (['telephone', 'email', 'birthday', 'address'] as const).flatMap((detail) =>
    audiences.map((audience) => ({ detail, audience })),
  ),
)('$detail for $audience: page, call and paper show no more', async ({ detail, audience }) => {
  await using all = await openDirectory()
  const hidden = { telephone: 'office', email: 'office', birthday: 'office', address: 'office' }
  await all.set({ ...hidden, directory: true, [detail]: audience })
  const { fellowship_id } = await all.church.db
    .selectFrom('account')
    .select('fellowship_id')
    .where('id', '=', all.id)
    .executeTakeFirstOrThrow()
  const other = await all.church.db
    .selectFrom('account')
    .select(['username'])
    .where('fellowship_id', '=', fellowship_id)
    .where('role', '=', 'user')
    .where('email', 'is not', null)
    .where('id', '!=', all.id)
    .executeTakeFirstOrThrow()
  const stranger = await all.church.db
    .selectFrom('account')
    .select(['username'])
    .where('fellowship_id', '!=', fellowship_id)
    .where('email', 'is not', null)
    .where('role', '=', 'user')
    .executeTakeFirstOrThrow()

  const own = JSON.stringify(await all.list(await all.known(other.username)))
  const church = JSON.stringify(await all.list(await all.known(stranger.username)))
  const paper = await all.text('directory/pdf/?pictures=yes&letters=large')
  const birthdays = await all.text('people/birthdays/pdf/?whose=members')

  const { ofFellowship, ofChurch } = seenBy[audience]
  expect(detailsIn(own)).toEqual(ofFellowship ? [detail] : [])
  expect(detailsIn(church)).toEqual(ofChurch ? [detail] : [])
  expect(detailsIn(paper)).toEqual(ofChurch ? [detail] : [])
  expect(paper).toContain('Akosua')
  expect(birthdays.includes('Akosua')).toBe(detail === 'birthday' && ofChurch)
  expect(birthdays).not.toContain('1988')
})

test('a photograph is shown only with consent, on the page and on paper', async () => {
  await using all = await openDirectory()
  await all.set({ directory: true })
  const form = new FormData()
  form.set('profile_image', new File([new Uint8Array((await photograph({ width: 320 })).buffer)], 'me.jpg'))
  const kept = await all.church.api.request('/backend/api/profiles/image/', {
    method: 'PUT',
    body: form,
    headers: { Authorization: `Bearer ${all.member}` },
  })
  const consent = (given: boolean) =>
    all.church.post('users/me/consents/', { purpose: 'photograph', given }, all.member)
  const printed = async (pictures: string) =>
    (await all.file(`directory/pdf/?pictures=${pictures}`, all.admin)).bytes.toString('latin1')

  await consent(true)
  const [shown] = members(await all.list(all.admin))
  const [withPicture, without] = [await printed('yes'), await printed('no')]
  await consent(false)
  const [hidden] = members(await all.list(all.admin))
  const afterwards = await printed('yes')

  expect(kept.status).toBe(200)
  expect([shown?.profile_image, hidden?.profile_image]).toEqual([expect.stringContaining('/media/'), null])
  expect(withPicture).toContain('/Subtype /Image')
  expect(without + afterwards).not.toContain('/Subtype /Image')
})

test('those who live together stand together, and a search finds the family by one of its names', async () => {
  await using all = await openDirectory()
  const { db } = all.church
  const leader = await all.idOf('leader')
  const others = await all.idOf('leader2')
  const household = await db
    .insertInto('household')
    .values({ created_at: all.church.clock.now.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('person')
    .set({ household_id: household.id })
    .where('account_id', 'in', [all.id, leader])
    .execute()
  for (const access of [all.member, all.leader, all.leader2]) await all.set({ directory: true }, access)

  const whole = await all.list(all.admin)
  const page = await all.list(all.admin, '&search=Ampofo%20Adomako')
  const byName = await all.list(all.admin, '&search=adomako')
  const none = await all.list(all.admin, '&search=555')
  await db.updateTable('person').set({ status: 'Gone home' }).where('account_id', '=', others).execute()
  const later = await all.list(all.admin)

  expect(whole.results.map((family) => family.members.length).sort()).toEqual([1, 2])
  expect(byName.results.map((family) => family.members.map(({ id }) => id).sort())).toEqual([
    [all.id, leader].sort(),
  ])
  expect([page.count, none.count, later.count]).toEqual([0, 0, 1])
})

test('the list comes by pages, in order of name', async () => {
  await using all = await openDirectory()
  const accounts = await all.church.db.selectFrom('account').select('id').orderBy('id').limit(30).execute()
  await all.church.db
    .insertInto('member_setting')
    .values(accounts.map(({ id }) => ({ account_id: id, directory: 1 as const })))
    .execute()

  const first = await all.list(all.admin)
  const second = (await all.church.get('directory/?limit=12&offset=12', all.admin))
    .body as Page<DirectoryFamilyAnswer>
  const count = await all.church.get('directory/count/', all.admin)

  expect([first.results.length, second.results.length, first.count]).toEqual([12, 12, 30])
  expect(count.body).toEqual({ people: 30, families: 30 })
  expect(members(first).filter(({ id }) => members(second).some((one) => one.id === id))).toEqual([])
})

test('who has only signed up does not read it: a confirmed address and a fellowship, or a status of the office', async () => {
  await using all = await openDirectory()
  await all.set({ directory: true })
  const { church } = all
  const stranger = (await church.signIn('newcomer')).access
  const id = await all.idOf('newcomer')
  await church.db.updateTable('account').set({ email_confirmed_at: null }).where('id', '=', id).execute()

  const unconfirmed = await church.get('directory/', stranger)
  await all.known('newcomer')
  const visitor = await church.get('directory/', stranger)
  await church.db.updateTable('person').set({ status: 'Member' }).where('account_id', '=', id).execute()
  const known = await church.get('directory/', stranger)
  const nobody = await church.get('directory/')

  expect([unconfirmed.status, visitor.status, known.status, nobody.status]).toEqual([409, 409, 200, 401])
  expect((await church.get('directory/count/', stranger)).status).toBe(403)
  expect((await all.file('directory/pdf/', stranger)).status).toBe(403)
})

test('birthdays of the office are those that the reader sees, by month, without the year', async () => {
  await using all = await openDirectory()
  await all.church.db.updateTable('person').set({ born: '' }).execute()
  await all.add({ first_name: 'Kwasi', last_name: 'Nti', born: '1950-03-06', fellowship: 1 })
  await all.add({ first_name: 'Efua', last_name: 'Nti', born: '0000-03-04', fellowship: 2 })
  await all.add({ first_name: 'Yaa', last_name: 'Nti', born: '1950-03-00', fellowship: 1 })
  await all.add({ first_name: 'Kojo', last_name: 'Nti', born: '1950-05-01', fellowship: 1 })
  await all.add({ first_name: 'Old', last_name: 'Nti', born: '1910-03-08', status: 'Gone home' })

  const march = await all.text('people/birthdays/pdf/?whose=office&month=3')
  const year = await all.text('people/birthdays/pdf/?whose=office')
  const leaders = await all.text('people/birthdays/pdf/?whose=office&month=3', all.leader)
  const wrong = await all.file('people/birthdays/pdf/?month=13', all.admin)

  expect(march.split('\n').filter((line) => /Nti/.test(line))).toEqual(['Efua Nti', 'Kwasi Nti'])
  expect(year).toMatch(/March[\s\S]*Kwasi Nti[\s\S]*May[\s\S]*Kojo Nti/)
  expect(leaders).toContain('Kwasi Nti')
  expect(leaders).not.toContain('Efua Nti')
  expect(march + year).not.toMatch(/1950|Yaa Nti|Old Nti/)
  expect(wrong.status).toBe(400)
})

test('labels have name and address of a saved list, one for a household if wished', async () => {
  await using all = await openDirectory()
  const { church, admin } = all
  await church.db.updateTable('person').set({ address: '' }).execute()
  const one = await all.add({
    ...ama,
    title: 'Mrs.',
    address: '3 Neem Street, Osu, Accra',
    ministries: ['Choir'],
  })
  const two = await all.add({ first_name: 'Yaw', last_name: 'Serwaa', address: '3 Neem Street, Osu, Accra' })
  await all.add({ first_name: 'Kofi', last_name: 'Away', address: '9 Palm Road', ministries: ['Choir'] })
  await church.put(`people/${two.id}/household/`, { lives_with: one.id }, admin)
  const list = await church.post(
    'people/lists/',
    { name: 'Choir', is_shared: false, filter: { ministry: 'Choir' } },
    admin,
  )
  const { id } = list.body as { id: number }

  const whole = await all.text('people/labels/pdf/?sheet=2x7')
  const homes = await all.text('people/labels/pdf/?sheet=3x8&together=yes&skip=23')
  const choir = await all.text(`people/labels/pdf/?list=${id}&sheet=3x7`)
  const strange = await all.file('people/labels/pdf/?list=9999', admin)
  const tooMany = await all.file('people/labels/pdf/?sheet=2x7&skip=14', admin)

  expect(list.status).toBe(201)
  expect(whole.split('\n')).toEqual(
    expect.arrayContaining(['Mrs. Ama Serwaa', '3 Neem Street', 'Osu', 'Accra', 'Yaw Serwaa', 'Kofi Away']),
  )
  expect(homes.replace(/\s+/g, ' ')).toContain('Mrs. Ama Serwaa and Yaw Serwaa')
  expect(homes.match(/Neem/g)).toHaveLength(1)
  expect(choir).toContain('Kofi Away')
  expect(choir).not.toContain('Yaw Serwaa')
  expect([strange.status, tooMany.status]).toEqual([404, 400])
})

test('labels are for staff who may see addresses: a leader prints the own people, without what a member keeps to the office', async () => {
  await using all = await openDirectory()
  await all.church.db.updateTable('person').set({ address: '' }).execute()
  await all.church.db
    .updateTable('person')
    .set({ address: '1 Hidden Lane', fellowship_id: 1 })
    .where('account_id', '=', all.id)
    .execute()
  await all.set({ address: 'office' })
  const none = await all.file('people/labels/pdf/', all.leader)
  await all.add({ ...ama, first_name: 'Mine', address: '3 Neem Street' })
  await all.add({ ...ama, first_name: 'Other', address: '5 Neem Street', fellowship: 2 })

  const leaders = await all.text('people/labels/pdf/', all.leader)
  const refused = await Promise.all(
    [all.pastor, all.member].map((access) => all.file('people/labels/pdf/', access)),
  )
  const seen = await all.church.db.selectFrom('access_entry').select('what').execute()

  expect(none.status).toBe(409)
  expect(leaders).toContain('Mine Serwaa')
  expect(leaders).not.toMatch(/Hidden|Other/)
  expect(refused.map(({ status }) => status)).toEqual([403, 403])
  expect(seen.map(({ what }) => what)).toContain('file of: labels')
})

test('without the module there is no directory, and the register prints on', async () => {
  await using all = await openDirectory()
  await all.church.put('admin/modules/', { off: ['directory'] }, all.admin)

  expect((await all.church.get('directory/', all.admin)).status).toBe(404)
  expect((await all.file('people/birthdays/pdf/?whose=office', all.admin)).status).toBe(200)
})

test('who has no account is in the directory once they agreed, with what they agreed to and no year', async () => {
  await using all = await openDirectory()
  const { church, admin } = all
  const old = await all.add({
    ...{ first_name: 'Akosua', last_name: 'Zormelo', telephone: '024 555 0190', born: '1939-03-06' },
    address: '7 Palm Street',
  })
  const path = `directory/people/${old.id}/`
  const form = { agreed: 'Said so to the secretary', telephone: true, birthday: true, address: false }
  const answers = [
    await church.put(path, { ...form, agreed: '' }, admin),
    await church.put(path, form, all.leader),
    await church.put('directory/people/99999/', form, admin),
    await church.put(path, form, admin),
  ]
  const there = await all.list(admin)
  const shown = await all.list(admin, '&search=zormelo')
  const paper = await all.text('directory/pdf/')
  const birthdays = await all.text('people/birthdays/pdf/?whose=members')
  const gone = await church.remove(path, admin)
  const after = await all.list(admin)

  expect(answers.map(({ status }) => status)).toEqual([400, 403, 404, 200])
  expect(members(there)).toEqual([
    {
      ...{ id: old.id, name: 'Akosua Zormelo', profile_image: null, telephone: '+233245550190' },
      ...{ email: null, birthday: '03-06', address: null },
    },
  ])
  expect([shown.count, gone.body, after.count]).toEqual([1, { entry: null }, 0])
  expect(paper).toContain('Akosua Zormelo')
  expect(paper).not.toMatch(/1939|Palm Street/)
  expect(birthdays).toContain('Akosua Zormelo')
})

test('who has an account decides alone, and whose person gets one is not shown by the office any more', async () => {
  await using all = await openDirectory()
  const { church, admin } = all
  const person = await church.db
    .selectFrom('person')
    .select('id')
    .where('account_id', '=', all.id)
    .executeTakeFirstOrThrow()
  const form = { agreed: 'Said so', telephone: true, birthday: true, address: true }

  const refused = await church.put(`directory/people/${person.id}/`, form, admin)
  const other = await all.add({ first_name: 'Akosua', last_name: 'Zormelo' })
  await church.put(`directory/people/${other.id}/`, form, admin)
  const before = await all.list(admin)
  await church.db.updateTable('person').set({ account_id: null }).where('id', '=', person.id).execute()
  await church.db.updateTable('person').set({ account_id: all.id }).where('id', '=', other.id).execute()
  const after = await all.list(admin)

  expect([refused.status, before.count, after.count]).toEqual([409, 1, 0])
})
