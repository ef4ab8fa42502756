import { sql } from 'kysely'
import type { NewcomerCardAnswer } from '../../../lib/contract/care/newcomer-card.ts'
import { nameOfPerson } from '../../../lib/contract/people/person.ts'
import { compareNames } from '../../register/entries/names.ts'
import type { Written } from './card-person.ts'

/* What a visitor wrote on a card of the site. Nothing of it is confirmed, and it changes nothing of who was known before. */

export const writtenColumns = ({
  first_name,
  last_name,
  telephone,
  email,
  may_write,
}: Written & { may_write: boolean }) => ({
  written_name: nameOfPerson({ first_name, last_name, middle_name: '' }),
  written_telephone: telephone,
  written_email: email.toLowerCase(),
  written_consent: may_write ? (1 as const) : (0 as const),
})

/** The columns of a card with what the register says of its person, for comparison. Of the tables `person` and `whole`. */
export const writtenOf = [
  'written_name' as const,
  'written_telephone' as const,
  'written_email' as const,
  'written_consent' as const,
  sql<string>`coalesce(whole.telephone, person.telephone)`.as('known_telephone'),
  sql<string>`coalesce(whole.other_telephone, person.other_telephone)`.as('known_other_telephone'),
  sql<string>`coalesce(whole.email, person.email)`.as('known_email'),
]

type Row = {
  telephone: string
  written_name: string
  written_telephone: string
  written_email: string
  written_consent: 0 | 1
  known_telephone: string
  known_other_telephone: string
  known_email: string
}

/** What a card of the site says, with what of it the register does not say; [] for a card of the door. */
export function readWritten(row: Row, known: string): NewcomerCardAnswer['written'] {
  const { written_name: name, written_telephone: telephone, written_email: email } = row
  if (name === '') return []
  const isKnownNumber = [row.known_telephone, row.known_other_telephone].includes(telephone)
  return [
    {
      name,
      // The same number stays as hidden as the member keeps it.
      telephone: isKnownNumber ? row.telephone && telephone : telephone,
      email: email === row.known_email ? '' : email,
      may_write: row.written_consent === 1,
      differs: [
        ...(compareNames(name, known) === 'same' || name === known ? [] : (['name'] as const)),
        ...(isKnownNumber ? [] : (['telephone'] as const)),
        ...(email === '' || email === row.known_email ? [] : (['email'] as const)),
      ],
    },
  ]
}
