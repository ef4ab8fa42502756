import type { Insertable } from 'kysely'
import { churchLives, landmarks, neighbourhoods, type SamplePerson } from '../../../../content/people.ts'
import { skeletonOf } from '../../../accounts/accounts/usernames.ts'
import type { AccountTable } from '../../../platform/db/tables/accounts.ts'
import type { ProfileTable } from '../../../platform/db/tables/members.ts'
import { day, daysAfter, daysBefore, moment } from './days.ts'
import type { Random } from './random.ts'
import { itemAt } from './random.ts'

export type AccountChoices = {
  passwordHash: string
  fellowshipId: number | null
  /** Determines the telephone number, so that it is unique. */
  place: number
  hasEmail: boolean
  joined: Date
}

/** Prefixes of Ghana's mobile networks, used evenly. */
const networks = ['24', '20', '27', '50', '55']

/** A valid number that no real person has: the seven digits after the network prefix begin with five or more zeros. */
function inventedTelephone(place: number): string {
  const digits = String(Math.floor(place / networks.length) + 1).padStart(7, '0')
  return `+233${itemAt(networks, place)}${digits}`
}

export async function accountRow(
  person: Omit<SamplePerson, 'fellowship' | 'occupation'>,
  choices: AccountChoices,
): Promise<Insertable<AccountTable>> {
  const email = choices.hasEmail ? `${person.username}@example.com` : null
  return {
    username: person.username,
    username_key: person.username,
    username_skeleton: await skeletonOf(person.username),
    email,
    email_key: email,
    email_confirmed_at: email && moment(choices.joined),
    password_hash: choices.passwordHash,
    first_name: person.first,
    middle_name: person.middle,
    last_name: person.last,
    gender: person.gender,
    telephone: inventedTelephone(choices.place),
    role: person.role,
    fellowship_id: choices.fellowshipId,
    created_at: moment(choices.joined),
  }
}

export type ProfileChoices = { occupation: string; age: number; marital?: string; joined: Date; now: Date }

/** A completed profile, created an hour after sign-up. Values that are not given are random. */
export function profileRow(
  accountId: number,
  choices: ProfileChoices,
  chance: Random,
): Insertable<ProfileTable> {
  const { occupation, age, marital = maritalStatus(age, chance), joined, now } = choices
  const [area, prefix] = chance.pick(neighbourhoods)
  const digital = `${prefix}-${String(100 + chance.whole(900))}-${String(1000 + chance.whole(9000))}`
  const completed = moment(daysAfter(joined, 1 / 24))
  return {
    account_id: accountId,
    visit_date: day(joined),
    marital_status: marital,
    date_of_birth: day(daysBefore(now, age * 365.25 + 1 + chance.whole(360))),
    house_address: `House ${1 + chance.whole(90)}, ${chance.pick(landmarks)}, ${area}`,
    digital_address: chance.happens(0.8) ? digital : '',
    born_again: chance.happens(0.85) ? 1 : 0,
    occupation,
    church_information: chance.pick(churchLives),
    created_at: completed,
    updated_at: completed,
  }
}

function maritalStatus(age: number, chance: Random): string {
  if (age < 25) return 'single'
  if (age > 60 && chance.happens(0.35)) return 'widowed'
  return chance.pick(['married', 'married', 'married', 'single', age > 34 ? 'divorced' : 'single'])
}
