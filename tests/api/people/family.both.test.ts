import { expect, test } from 'vitest'
import type { FamilyMemberAnswer } from '../../../src/lib/contract/people/family.ts'
import type { ParishEntryAnswer } from '../../../src/lib/contract/people/parish-register.ts'
import type { FoundPeopleAnswer } from '../../../src/lib/contract/people/people-list.ts'
import type { PersonAnswer } from '../../../src/lib/contract/people/person.ts'
import { holdDuty } from '../../support/hold-duty.ts'
import { openRegister } from '../../support/people.ts'

/* Who is whose family (docs/people.md). */

async function openFamilies() {
  const register = await openRegister()
  const { church, admin } = register
  const named = (first_name: string, more: object = {}) =>
    register.add({ first_name, last_name: 'Mensah', ...more })
  return {
    ...register,
    named,
    relate: (person: { id: number }, kind: string, other: { id: number }, more: object = {}) =>
      church.post(`people/${person.id}/family/`, { kind, person: other.id, ...more }, admin),
    /** The family of somebody, a line for each. */
    family: async (person: { id: number }, access = admin) =>
      (await register.read(person.id, access)).family.map(lineOf),
    at: (person: { id: number }, relation: number | null | undefined) =>
      `people/${person.id}/family/${relation}/`,
    [Symbol.asyncDispose]: () => church[Symbol.asyncDispose](),
  }
}

const lineOf = ({ kind, name, telephone }: FamilyMemberAnswer) => [kind, name, telephone].join(' ').trim()

test('both sides read one relation, and brothers and sisters follow from a parent', async () => {
  await using all = await openFamilies()
  const [father, mother] = [await all.named('Yaw', { telephone: '024 555 0102' }), await all.named('Esi')]
  const [son, daughter] = [await all.named('Kofi'), await all.named('Adwoa')]

  const married = await all.relate(father, 'spouse', mother)
  await all.relate(father, 'child', son)
  await all.relate(daughter, 'parent', father)

  expect(married.status).toBe(201)
  expect(await all.family(father)).toEqual(['spouse Esi Mensah', 'child Kofi Mensah', 'child Adwoa Mensah'])
  expect(await all.family(mother)).toEqual(['spouse Yaw Mensah +233245550102'])
  expect(await all.family(son)).toEqual(['parent Yaw Mensah +233245550102', 'sibling Adwoa Mensah'])
  expect((await all.read(son.id)).changes[0]?.lines).toEqual(['Parent: Yaw Mensah'])
  expect((await all.church.db.selectFrom('person_relation').selectAll().execute()).length).toBe(3)
})

test('a file of a list names the family of each, and the list without it does not', async () => {
  await using all = await openFamilies()
  const [father, mother, son] = [await all.named('Yaw'), await all.named('Esi'), await all.named('Kofi')]
  await all.relate(father, 'spouse', mother)
  await all.relate(father, 'child', son)
  await all.relate(son, 'kin', mother)
  const aunt = { kind: 'kin', name: 'Abena Manu', telephone: '024 555 0177', says: 'Aunt' }
  await all.church.post(`people/${son.id}/family/`, aunt, all.admin)
  const namesFor = async (more: string) =>
    ((await all.church.get(`people/lists/found/?limit=1000${more}`, all.admin)).body as FoundPeopleAnswer)
      .people
  const of = async (id: number, more = '&family=yes') =>
    (await namesFor(more)).find((person) => person.id === id)?.family

  expect(await of(father.id)).toEqual({ spouse: 'Esi Mensah', parents: '', children: 'Kofi Mensah', kin: '' })
  expect(await of(son.id)).toEqual({
    spouse: '',
    parents: 'Yaw Mensah',
    children: '',
    kin: 'Esi Mensah, Abena Manu',
  })
  expect(await of(son.id, '')).toBeNull()
})

test('nobody has two husbands or wives at a time, and a former one is kept', async () => {
  await using all = await openFamilies()
  const [yaw, esi, efua] = [await all.named('Yaw'), await all.named('Esi'), await all.named('Efua')]
  await all.relate(yaw, 'spouse', esi)

  const second = await all.relate(efua, 'spouse', yaw)
  const twice = await all.relate(esi, 'spouse', yaw)
  const [relation] = (await all.read(esi.id)).family
  const change = { is_former: true, version: relation?.version }
  const parted = await all.church.put(all.at(esi, relation?.relation), change, all.admin)
  const late = await all.church.put(all.at(esi, relation?.relation), change, all.admin)
  const then = await all.relate(efua, 'spouse', yaw)
  const back = await all.church.put(all.at(esi, relation?.relation), { is_former: false }, all.admin)
  const again = await all.relate(esi, 'spouse', efua)

  expect([second.status, twice.status, parted.status, late.status, then.status]).toEqual([
    409, 409, 200, 409, 201,
  ])
  expect([back.status, again.status]).toEqual([409, 409])
  expect(second.body).toMatchObject({ detail: expect.stringContaining('Yaw Mensah has a husband or wife') })
  expect(await all.family(yaw)).toEqual(['spouse Efua Mensah', 'former Esi Mensah'])
})

test('two marriages of one person that are written at once leave one', async () => {
  await using all = await openFamilies()
  const yaw = await all.named('Yaw')
  const others = await Promise.all(['Esi', 'Efua', 'Ekua', 'Araba'].map((name) => all.named(name)))

  const answers = await Promise.all(others.map((other) => all.relate(yaw, 'spouse', other)))

  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
  expect(await all.family(yaw)).toHaveLength(1)
})

test('a person is not their own parent, and there is no circle of parents', async () => {
  await using all = await openFamilies()
  const [old, middle, young] = [
    await all.named('Kwabena'),
    await all.named('Yaw', { born: '1970-00-00' }),
    await all.named('Kofi', { born: '1965-02-01' }),
  ]
  await all.relate(old, 'child', middle)
  const own = await all.relate(old, 'parent', old)
  const mate = await all.relate(old, 'spouse', old)
  const younger = await all.relate(middle, 'child', young)
  await all.church.put(`people/${young.id}/`, { ...plain(young), born: '1995-00-00' }, all.admin)
  const child = await all.relate(middle, 'child', young)
  const circle = await all.relate(young, 'child', old)
  const turned = await all.relate(old, 'parent', middle)
  const married = await all.relate(old, 'spouse', middle)
  const twice = await all.relate(middle, 'parent', old)

  expect([own.status, mate.status, younger.status, child.status]).toEqual([400, 400, 409, 201])
  expect([circle.status, turned.status, married.status, twice.status]).toEqual([409, 409, 409, 409])
  expect(await all.family(young)).toEqual(['parent Yaw Mensah'])
})

const plain = ({ first_name, last_name, version }: PersonAnswer) => ({ first_name, last_name, version })

test('a next of kin may be a name with a telephone number, which is changed and removed', async () => {
  await using all = await openFamilies()
  const { church, admin } = all
  const yaw = await all.named('Yaw', { fellowship: 1 })
  const path = `people/${yaw.id}/family/`
  const kin = { kind: 'kin', name: 'Akua Manu', telephone: '024 555 0177', says: 'Sister' }

  const added = await church.post(path, kin, admin)
  const twice = await church.post(path, { ...kin, says: 'His sister' }, admin)
  const wrong = await Promise.all([
    church.post(path, { kind: 'kin' }, admin),
    church.post(path, { ...kin, telephone: '12' }, admin),
    church.post(path, { ...kin, kind: 'spouse' }, admin),
  ])
  const [relation] = (added.body as PersonAnswer).family
  const byLeader = await all.family(yaw, all.leader)
  const byPastor = await all.family(yaw, all.pastor)
  const change = { name: 'Akua Manu-Osei', telephone: '+44 20 7946 0000', says: 'Sister' }
  const changed = await church.put(all.at(yaw, relation?.relation), change, admin)
  const blank = await church.put(all.at(yaw, relation?.relation), { ...change, name: '' }, admin)
  const gone = await church.remove(all.at(yaw, relation?.relation), admin)
  const late = await church.remove(all.at(yaw, relation?.relation), admin)
  const history = JSON.stringify(await church.db.selectFrom('person_change').select('after').execute())

  expect(relation).toMatchObject({
    name: 'Akua Manu',
    telephone: '+233245550177',
    says: 'Sister',
    person: null,
  })
  expect([added.status, twice.status, ...wrong.map(({ status }) => status)]).toEqual([
    201, 400, 400, 400, 400,
  ])
  expect(byLeader).toEqual(['kin Akua Manu'])
  expect(byPastor).toEqual(['kin Akua Manu +233245550177'])
  expect((changed.body as PersonAnswer).family.map(lineOf)).toEqual(['kin Akua Manu-Osei +442079460000'])
  expect([blank.status, gone.status, late.status]).toEqual([400, 200, 404])
  expect(history).not.toContain('Akua Manu')
})

test('a household proposes a couple and its children, and one press keeps them', async () => {
  await using all = await openFamilies()
  const { church, admin } = all
  const father = await all.named('Yaw', { gender: 'male', born: '1980-00-00', married: '2005-06-04' })
  const mother = await all.named('Esi', { gender: 'female', born: '1983-00-00', married: '2005-06-04' })
  const grandmother = await all.named('Efua', { gender: 'female', born: '1950-00-00' })
  const [son, daughter] = [
    await all.named('Kofi', { born: '2012-00-00' }),
    await all.named('Ama', { born: '2015-00-00' }),
  ]
  for (const one of [mother, grandmother, son, daughter])
    await church.put(`people/${one.id}/household/`, { lives_with: father.id }, admin)

  const { proposed_family: proposed } = await all.read(son.id)
  const path = `people/${son.id}/family/household/`
  const relations = proposed.map(({ kind, person, other }) => ({ kind, person, other }))
  const strange = await church.post(
    path,
    { relations: [...relations, { kind: 'parent', person: grandmother.id, other: father.id }] },
    admin,
  )
  const nobody = await all.family(father)
  const made = await church.post(path, { relations }, admin)

  expect(proposed.map((one) => `${one.kind} ${one.person_name} ${one.other_name}`)).toEqual([
    'spouse Esi Mensah Yaw Mensah',
    'parent Esi Mensah Kofi Mensah',
    'parent Yaw Mensah Kofi Mensah',
    'parent Esi Mensah Ama Mensah',
    'parent Yaw Mensah Ama Mensah',
  ])
  expect([strange.status, nobody, made.status]).toEqual([409, [], 201])
  expect((made.body as PersonAnswer).proposed_family).toEqual([])
  expect(await all.family(father)).toEqual(['spouse Esi Mensah', 'child Kofi Mensah', 'child Ama Mensah'])
  expect((await all.read(son.id, all.pastor)).proposed_family).toEqual([])
})

test('merging keeps the relations of both, undoing gives each its own, and one family is not merged into one person', async () => {
  await using all = await openFamilies()
  const { church, admin } = all
  const [yaw, double, esi, kofi] = [
    await all.named('Yaw'),
    await all.named('Yao'),
    await all.named('Esi'),
    await all.named('Kofi'),
  ]
  await all.relate(yaw, 'spouse', esi)
  await all.relate(double, 'spouse', esi)
  await all.relate(double, 'child', kofi)
  const refused = await all.relate(double, 'spouse', esi)
  // Of one couple two entries may each have a row once they are one person.
  await church.db
    .insertInto('person_relation')
    .values({
      kind: 'spouse',
      person_id: double.id,
      other_id: esi.id,
      created_at: church.clock.now.toISOString(),
    })
    .execute()

  const intoChild = await church.post(`people/${double.id}/merge/`, { other: kofi.id }, admin)
  const merged = await church.post(`people/${yaw.id}/merge/`, { other: double.id }, admin)
  const together = await all.family(yaw)
  const ofChild = await all.family(kofi)
  const [relation] = (await all.read(yaw.id)).family
  await church.remove(all.at(yaw, relation?.relation), admin)
  const parted = await all.family(esi)
  const [change] = (await all.read(yaw.id)).changes.filter(({ may_undo }) => may_undo)
  await church.post(`people/${yaw.id}/merges/${change?.id}/undo/`, {}, admin)

  expect([refused.status, intoChild.status, merged.status]).toEqual([409, 409, 200])
  expect(together).toEqual(['spouse Esi Mensah', 'child Kofi Mensah'])
  expect([ofChild, parted]).toEqual([['parent Yaw Mensah'], []])
  expect([await all.family(yaw), await all.family(double)]).toEqual([[], ['child Kofi Mensah']])
})

test('two who are married to different people are not merged until one is said to be former', async () => {
  await using all = await openFamilies()
  const [yaw, double, esi, efua] = [
    await all.named('Yaw'),
    await all.named('Yao'),
    await all.named('Esi'),
    await all.named('Efua'),
  ]
  await all.relate(yaw, 'spouse', esi)
  await all.relate(double, 'spouse', efua)

  const merged = await all.church.post(`people/${yaw.id}/merge/`, { other: double.id }, all.admin)

  expect(merged.status).toBe(409)
})

test('who is deleted goes from the family and from the histories of others, and an export has the relations', async () => {
  await using all = await openFamilies()
  const { church, admin } = all
  const yaw = await all.named('Yaw')
  const { id } = await church.db
    .selectFrom('person')
    .innerJoin('account', 'account.id', 'person.account_id')
    .select('person.id')
    .where('username', '=', 'member')
    .executeTakeFirstOrThrow()
  await church.db
    .updateTable('account')
    .set({ email_confirmed_at: church.clock.now.toISOString() })
    .where('username', '=', 'member')
    .execute()
  await all.relate(yaw, 'kin', { id })
  const exported = JSON.stringify((await church.get('users/me/export/', all.member)).body)

  await church.remove(`people/${yaw.id}/`, admin)

  expect(exported).toContain('"family":[{"kind":"kin"')
  expect(await all.family({ id })).toEqual([])
  expect(JSON.stringify((await all.read(id)).changes)).not.toContain('Yaw Mensah')
})

test('only the office writes relations, and each look at a family is in the access log', async () => {
  await using all = await openFamilies()
  const [yaw, esi] = [await all.named('Yaw', { fellowship: 1 }), await all.named('Esi', { fellowship: 2 })]
  await all.relate(yaw, 'spouse', esi)
  const form = { kind: 'kin', name: 'Akua' }

  const answers = await Promise.all(
    [all.leader, all.pastor, all.member, undefined].map((access) =>
      all.church.post(`people/${yaw.id}/family/`, form, access),
    ),
  )

  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 401])
  // She is of another fellowship.
  expect(await all.family(yaw, all.leader)).toEqual([])
})

test('a burial finds the family: telephone numbers are for those who look after people', async () => {
  await using all = await openFamilies()
  const { church } = all
  await holdDuty(church, 'newcomer', 'registrar')
  const registrar = (await church.signIn('newcomer')).access
  const dead = await all.named('Kwabena', { status: 'Gone home' })
  const widow = await all.named('Esi', { telephone: '024 555 0103' })
  await all.relate(dead, 'spouse', widow)
  const kin = { kind: 'kin', name: 'Akua Manu', telephone: '024 555 0177' }
  await church.post(`people/${dead.id}/family/`, kin, all.admin)
  const burial = { book: 'burial', day: '2026-05-01', name: 'Kwabena Mensah', person: dead.id }
  const entry = (await church.post('parish/entries/', burial, registrar)).body as ParishEntryAnswer
  const lines = async (access: string) =>
    ((await church.get(`parish/entries/${entry.id}/family/`, access)).body as FamilyMemberAnswer[]).map(
      lineOf,
    )
  const alive = await all.named('Kojo')
  const second = { ...burial, name: 'Kojo Mensah', person: alive.id }
  await church.post('parish/entries/', second, registrar)

  expect(await lines(registrar)).toEqual(['kin Akua Manu', 'spouse Esi Mensah'])
  expect(await lines(all.admin)).toEqual(['kin Akua Manu +233245550177', 'spouse Esi Mensah +233245550103'])
  expect((await church.get(`parish/entries/${entry.id}/family/`, all.leader)).status).toBe(403)
  expect([(await all.read(dead.id)).has_died, (await all.read(alive.id)).has_died]).toEqual([true, true])
  expect((await all.read(widow.id)).has_died).toBe(false)
  const seen = await church.db.selectFrom('access_entry').select('what').execute()
  expect(seen.map(({ what }) => what)).toContain('family of register entry Burial 1/2026')
})
