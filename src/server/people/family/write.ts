import type { RelationChange, RelationForm, RelationKind } from '../../../lib/contract/people/family.ts'
import { nameOfPerson } from '../../../lib/contract/people/person.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse, refuseFields } from '../../platform/errors/refusal.ts'
import { changedMeanwhile } from '../../platform/http/preconditions.ts'
import { recordChange } from '../../register/entries/history.ts'
import { changePerson, type Person } from '../../register/entries/repo.ts'
import { personRefusals } from '../messages.ts'
import { isAncestor, listRelations, type Relation } from './relations.ts'

type By = { by: number; now: Date }

/** Who the other one is, of the person on whose page it is said, and the other way round; as the history names it. */
const sides: Record<RelationKind, readonly [named: string, back: string]> = {
  spouse: ['spouse', 'spouse'],
  former: ['former_spouse', 'former_spouse'],
  child: ['child', 'parent'],
  parent: ['parent', 'child'],
  kin: ['next_of_kin', ''],
}

type Kin = Pick<RelationForm, 'name' | 'telephone' | 'says'>

/** Adds a next of kin who is not in the register. Call it in a transaction. */
export async function addOutsideKin(db: Db, person: Person, kin: Kin, act: By): Promise<void> {
  const { name, telephone, says } = kin
  const has = (await listRelations(db, [person.id])).some(
    (one) => one.kind === 'kin' && one.two === null && one.name === name && one.telephone === telephone,
  )
  if (has) refuseFields({ name: [personRefusals.nextKinThereAlready] })
  await db
    .insertInto('person_relation')
    .values({
      kind: 'kin',
      person_id: person.id,
      other_id: null,
      name,
      telephone,
      says,
      created_at: act.now.toISOString(),
    })
    .execute()
  await record(db, person, { next_of_kin: notInRegister }, act)
}

/** Without the name: it would stay in the history after the relation is removed. */
const notInRegister = 'somebody who is not in the register'

type Said = { kind: RelationKind; says: string }

/**
 * Says that two people of the register are related: `other` is what `kind` says, of `person`. Throws 409 for a second husband or wife at a
 * time, a circle of parents, and a pair that is related so already. Call it in a transaction.
 */
export async function addRelation(
  db: Db,
  people: { person: Person; other: Person },
  { kind, says }: Said,
  act: By,
): Promise<void> {
  const { person, other } = people
  if (person.id === other.id) refuseFields({ person: [personRefusals.chooseSomebodyElse] })
  const between = await relationsBetween(db, person.id, other.id)
  if (kind === 'spouse' || kind === 'former') {
    await addCouple(db, { ...people, isFormer: kind === 'former', says }, { between, act })
  } else if (kind === 'kin') {
    if (between.some((one) => one.kind === 'kin' && one.one === person.id)) refuse(409, already())
    await insert(db, { kind: 'kin', person_id: person.id, other_id: other.id, is_former: 0, says }, act)
  } else {
    const [parent, child] = kind === 'parent' ? [other, person] : [person, other]
    await requireParent(db, parent, child, between)
    const row = { kind: 'parent' as const, person_id: parent.id, other_id: child.id, is_former: 0, says }
    await insert(db, row, act)
  }
  const [named, back] = sides[kind]
  await record(db, person, { [named]: nameOfPerson(other), people: [other.id] }, act)
  if (back) await record(db, other, { [back]: nameOfPerson(person), people: [person.id] }, act)
}

const already = () => personRefusals.twoRelatedSoAlready

async function relationsBetween(db: Db, one: number, two: number): Promise<Relation[]> {
  return (await listRelations(db, [one])).filter((row) => row.one === two || row.two === two)
}

type Couple = { person: Person; other: Person; isFormer: boolean }

async function addCouple(
  db: Db,
  { says, ...couple }: Couple & { says: string },
  { between, act }: { between: readonly Relation[]; act: By },
): Promise<void> {
  await requireMarriageable(db, couple, between)
  const ids: [number, number] = [couple.person.id, couple.other.id]
  if (between.some((one) => one.kind === 'spouse')) return setFormer(db, ids, false)
  const [person_id, other_id] = [Math.min(...ids), Math.max(...ids)]
  const is_former = couple.isFormer ? 1 : 0
  await insert(db, { kind: 'spouse', person_id, other_id, is_former, says }, act)
}

async function requireMarriageable(
  db: Db,
  { person, other, isFormer }: Couple,
  between: readonly Relation[],
): Promise<void> {
  const couple = between.find((one) => one.kind === 'spouse')
  if (couple && (isFormer || !couple.is_former)) refuse(409, already())
  if (between.some((one) => one.kind === 'parent')) refuse(409, personRefusals.twoParentChildRegister)
  if (!isFormer) await requireUnmarried(db, [person, other])
}

/** Throws 409 where one of the two has a husband or wife now. */
async function requireUnmarried(db: Db, people: readonly Person[]): Promise<void> {
  for (const person of people) {
    const married = (await listRelations(db, [person.id])).some(
      (one) => one.kind === 'spouse' && !one.is_former,
    )
    if (married) refuse(409, personRefusals.nameHusbandWifeRegister({ name: nameOfPerson(person) }))
  }
}

async function requireParent(
  db: Db,
  parent: Person,
  child: Person,
  between: readonly Relation[],
): Promise<void> {
  if (between.some((one) => one.kind === 'parent' && one.one === parent.id)) refuse(409, already())
  if (between.some((one) => one.kind === 'spouse')) refuse(409, personRefusals.twoWereMarriedRegister)
  if (await isAncestor(db, child.id, parent.id))
    refuse(
      409,
      personRefusals.childParentGrandparentParent({
        child: nameOfPerson(child),
        parent: nameOfPerson(parent),
      }),
    )
  const [older, younger] = [yearOf(parent), yearOf(child)]
  if (older !== undefined && younger !== undefined && older >= younger)
    refuse(
      409,
      personRefusals.parentNotOlderThan({ parent: nameOfPerson(parent), child: nameOfPerson(child) }),
    )
}

/** The year of birth, or undefined where it is not known. */
const yearOf = ({ born }: Person): number | undefined => Number(born.slice(0, 4)) || undefined

type Row = {
  kind: 'spouse' | 'parent' | 'kin'
  person_id: number
  other_id: number
  is_former: number
  says: string
}

const insert = (db: Db, row: Row, { now }: By) =>
  db
    .insertInto('person_relation')
    .values({ ...row, created_at: now.toISOString() })
    .execute()

/** Every row of a couple: two entries of one person may each have one. */
async function setFormer(db: Db, [one, two]: [number, number], isFormer: boolean): Promise<void> {
  const rows = await rowsOf(db, { kind: 'spouse', one, two })
  await db
    .updateTable('person_relation')
    .set((row) => ({ is_former: isFormer ? 1 : 0, version: row('version', '+', 1) }))
    .where('id', 'in', rows)
    .execute()
}

/** Changes what is said of a relation. Throws 404, and 409 for another version or a second husband or wife at a time. */
export async function changeRelation(
  db: Db,
  { person, relation }: { person: Person; relation: number },
  { is_former, name, telephone, says, version }: RelationChange,
  { other, act }: { other: (id: number) => Promise<Person>; act: By },
): Promise<void> {
  const row = await requireRelation(db, person.id, relation)
  if (version !== undefined && version !== row.version) refuse(409, changedMeanwhile())
  const outside = row.two === null
  if (outside && name === '') refuseFields({ name: [personRefusals.giveName] })
  if (row.kind === 'spouse' && row.two !== null && is_former !== row.is_former) {
    const mate = await other(row.one === person.id ? row.two : row.one)
    if (!is_former) await requireUnmarried(db, [person, mate])
    await setFormer(db, [row.one, row.two], is_former)
    const named = is_former ? 'former_spouse' : 'spouse'
    await record(db, person, { [named]: nameOfPerson(mate), people: [mate.id] }, act)
    await record(db, mate, { [named]: nameOfPerson(person), people: [person.id] }, act)
    return
  }
  await db
    .updateTable('person_relation')
    .set((set) => ({ says, ...(outside && { name, telephone }), version: set('version', '+', 1) }))
    .where('id', '=', relation)
    .execute()
  if (outside) await record(db, person, { next_of_kin: notInRegister }, act)
}

/** Takes a relation back, in every entry of the two. Throws 404. */
export async function removeRelation(
  db: Db,
  { person, relation }: { person: Person; relation: number },
  { other, act }: { other: (id: number) => Promise<Person>; act: By },
): Promise<void> {
  const row = await requireRelation(db, person.id, relation)
  const rows = row.two === null ? [relation] : await rowsOf(db, { ...row, two: row.two })
  await db.deleteFrom('person_relation').where('id', 'in', rows).execute()
  if (row.two === null) return record(db, person, { no_relation: notInRegister }, act)
  const mate = await other(row.one === person.id ? row.two : row.one)
  await record(db, person, { no_relation: nameOfPerson(mate), people: [mate.id] }, act)
  await record(db, mate, { no_relation: nameOfPerson(person), people: [person.id] }, act)
}

const requireRelation = async (db: Db, person: number, relation: number): Promise<Relation> =>
  (await listRelations(db, [person])).find(({ id }) => id === relation) ??
  refuse(404, personRefusals.thereNoSuchRelation)

/** The ids of all rows that say one relation: merged entries keep their own. */
async function rowsOf(
  db: Db,
  { kind, one, two }: { kind: Relation['kind']; one: number; two: number },
): Promise<number[]> {
  const entry = (id: number) =>
    db
      .selectFrom('person')
      .select('id')
      .where((where) => where.or([where('id', '=', id), where('merged_into', '=', id)]))
  const rows = await db
    .selectFrom('person_relation')
    .select('id')
    .where('kind', '=', kind)
    .where((where) => {
      const pair = (first: number, second: number) =>
        where.and([where('person_id', 'in', entry(first)), where('other_id', 'in', entry(second))])
      return kind === 'spouse' ? where.or([pair(one, two), pair(two, one)]) : pair(one, two)
    })
    .execute()
  return rows.map(({ id }) => id)
}

async function record(db: Db, person: Person, after: object, { by, now }: By): Promise<void> {
  const changed = await changePerson(db, person.id, {}, now)
  await recordChange(db, changed, { kind: 'household', by, at: now, after: { ...after } })
}

/**
 * Throws 409 where two entries cannot be one person by what the register says of their families: they are related to each other, or each has
 * a husband or wife who is somebody else.
 */
export async function requireUnrelated(db: Db, person: number, other: number): Promise<void> {
  const related =
    (await relationsBetween(db, person, other)).some(({ kind }) => kind !== 'kin') ||
    (await isAncestor(db, person, other)) ||
    (await isAncestor(db, other, person))
  if (related) refuse(409, personRefusals.theseTwoOneFamily)
  const mates = await Promise.all([mateOf(db, person), mateOf(db, other)])
  if (mates[0] !== undefined && mates[1] !== undefined && mates[0] !== mates[1])
    refuse(409, personRefusals.eachTwoHusbandWife)
}

async function mateOf(db: Db, id: number): Promise<number | undefined> {
  const couple = (await listRelations(db, [id])).find(
    ({ kind, is_former }) => kind === 'spouse' && !is_former,
  )
  return couple && (couple.one === id ? (couple.two ?? undefined) : couple.one)
}
