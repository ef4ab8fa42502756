import {
  burialGrounds,
  corrections,
  officiants,
  otherChurches,
} from '../../../../../content/year/registers.ts'
import { ParishEntryForm } from '../../../../../lib/contract/people/parish-register.ts'
import { nameOfPerson } from '../../../../../lib/contract/people/person.ts'
import { formatDay } from '../../../../../lib/time/dates.ts'
import { formatPartialDate, isWholeDate } from '../../../../../lib/time/partial-date.ts'
import { addParishEntry, addParishNote } from '../../../../people/parish-registers/entries.ts'
import type { Db } from '../../../../platform/db/tables.ts'
import { day, daysAfter, daysBefore, earlier } from '../../seed/days.ts'
import { itemAt } from '../../seed/random.ts'

type Person = {
  id: number
  first_name: string
  middle_name: string
  last_name: string
  gender: string
  born: string
  baptised: string
  joined: string
  married: string
  status: string
  household_id: number | null
}

/** How many entries of a register the sample church has at most. */
const most = { baptism: 24, marriage: 6, burial: 4, admission: 8, transfer: 4 } as const

/** The registers of the congregation: what its people are known to have been baptised, married and admitted on, and its dead. */
export async function addParishRegisters(db: Db, admin: number, now: Date): Promise<void> {
  const people = await db
    .selectFrom('person')
    .select(['id', 'first_name', 'middle_name', 'last_name', 'gender', 'born', 'baptised', 'joined'])
    .select(['married', 'status', 'household_id'])
    .where('merged_into', 'is', null)
    .orderBy('id')
    .execute()
  const entries = [
    ...baptisms(people, now),
    ...marriages(people, now),
    ...burials(people, now),
    ...moves(people, now),
  ].sort((one, two) => (one.day < two.day ? -1 : 1))
  const written: { id: number; at: Date }[] = []
  for (const [index, entry] of entries.entries()) {
    const form = ParishEntryForm.parse({
      officiant: itemAt(officiants, index),
      place: 'The chapel',
      ...entry,
    })
    const at = writtenOn(entry.day, now)
    written.push({ id: await addParishEntry(db, { form, by: admin, now: at }), at })
  }
  const last = corrections.length - 1
  for (const [at, text] of corrections.entries()) {
    const entry = written.at(-1 - at * 3)
    const note = { text, cancels: at === last, by: admin, now: earlier(daysAfter(entry?.at ?? now, 9), now) }
    if (entry) await addParishNote(db, entry.id, note)
  }
}

/** Entries of the last two months were written two days after; all older ones were typed from the old books then. */
const writtenOn = (on: string, now: Date): Date => {
  const typed = daysBefore(now, 60)
  return on < day(typed) ? typed : earlier(daysAfter(new Date(on), 2.5), now)
}

const known = (on: string, now: Date) => isWholeDate(on) && on <= day(now)

const baptisms = (people: readonly Person[], now: Date) =>
  people
    .filter(({ baptised }) => known(baptised, now))
    .toSorted((one, two) => (one.baptised > two.baptised ? -1 : 1))
    .slice(0, most.baptism)
    .map((person, at) => ({
      book: 'baptism',
      day: person.baptised,
      name: nameOfPerson(person),
      person: person.id,
      born: formatPartialDate(person.born),
      father: parentOf(people, person, 'male'),
      mother: parentOf(people, person, 'female'),
      paper: at % 4 === 0 ? `Book ${2 + (at % 3)}, page ${10 + at}` : '',
    }))

/** The name of a grown-up of the same household; '' where there is none. */
function parentOf(people: readonly Person[], child: Person, gender: string): string {
  if (child.household_id === null) return ''
  const parent = people.find(
    (one) =>
      one.household_id === child.household_id &&
      one.gender === gender &&
      one.married &&
      one.born < child.born,
  )
  return parent && parent.id !== child.id ? nameOfPerson(parent) : ''
}

const marriages = (people: readonly Person[], now: Date) =>
  people
    .filter(
      ({ gender, married, household_id }) =>
        gender === 'male' && household_id !== null && known(married, now),
    )
    .flatMap((groom) => {
      const bride = people.find(
        ({ gender, household_id, married }) =>
          gender === 'female' && household_id === groom.household_id && married === groom.married,
      )
      return bride ? [{ groom, bride }] : []
    })
    .slice(0, most.marriage)
    .map(({ groom, bride }, at) => ({
      book: 'marriage',
      day: groom.married,
      name: nameOfPerson(groom),
      spouse: nameOfPerson(bride),
      person: groom.id,
      spouse_person: bride.id,
      condition: 'Bachelor',
      spouse_condition: 'Spinster',
      witnesses: 'The families of both',
      licence: `Certificate No. ${120 + at}`,
    }))

const burials = (people: readonly Person[], now: Date) =>
  people
    .filter(({ status }) => status === 'Gone home')
    .slice(0, most.burial)
    .map((person, at) => ({
      book: 'burial',
      day: day(daysBefore(now, 45 + at * 70)),
      name: nameOfPerson(person),
      person: person.id,
      died: formatDay(day(daysBefore(now, 66 + at * 70))),
      buried_at: itemAt(burialGrounds, at),
    }))

const moves = (people: readonly Person[], now: Date) => [
  ...people
    .filter(({ joined }) => known(joined, now) && joined > day(daysBefore(now, 400)))
    .slice(0, most.admission)
    .map((person, at) => ({
      book: 'admission',
      day: person.joined,
      name: nameOfPerson(person),
      person: person.id,
      manner: at % 2 === 0 ? 'By letter of transfer' : 'By confession of faith',
      other_church: at % 2 === 0 ? itemAt(otherChurches, at) : '',
    })),
  ...people
    .filter(({ status }) => status === 'Transferred')
    .slice(0, most.transfer)
    .map((person, at) => ({
      book: 'transfer',
      day: day(daysBefore(now, 30 + at * 50)),
      name: nameOfPerson(person),
      person: person.id,
      other_church: itemAt(otherChurches, at + 1),
      letter: `T ${at + 1}`,
    })),
]
