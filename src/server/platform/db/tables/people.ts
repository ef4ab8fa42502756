import type { Generated } from 'kysely'
import type { Purpose } from '../../../../lib/contract/messages/message.ts'
import type { Fate, ImportState } from '../../../../lib/contract/people/people-import.ts'
import type { ChangeKind } from '../../../../lib/contract/people/person.ts'
import type { Flag } from '../flag.ts'

/** A list of people that staff built: whom it has is asked each time. */
type PeopleListTable = {
  id: Generated<number>
  /** Who made it; null once that account is gone. */
  account_id: number | null
  name: string
  /** JSON of a filter (lib/contract/people/people-list.ts) without what is blank. */
  filter: string
  /** 1: others of the staff use it, too, each for the people whom they may see. */
  is_shared: Flag
  created_at: string
  version: Generated<number>
}

/** What people live together in. */
type HouseholdTable = { id: Generated<number>; created_at: string }

/** A branch of the church: a place with its own people, staff and services. */
type BranchTable = {
  id: Generated<number>
  /** Unique in any letter case. */
  name: string
  address: Generated<string>
  telephone: Generated<string>
  email: Generated<string>
  /** Branches are listed by it, then by name. */
  place: Generated<number>
  /** 0: closed. Who belongs to it still does. */
  is_open: Flag
  created_at: string
  version: Generated<number>
}

/**
 * A person of the church, with or without an account. Triggers carry on what members change of themselves
 * (docs/decisions/people.md#people-and-accounts). Of days a part may not be known (lib/time/partial-date.ts).
 */
export type PersonTable = {
  id: Generated<number>
  first_name: string
  middle_name: Generated<string>
  last_name: string
  gender: Generated<string>
  /** E.164, or ''. Several people may share one. */
  telephone: Generated<string>
  other_telephone: Generated<string>
  /** In lower case, or ''. */
  email: Generated<string>
  born: Generated<string>
  baptised: Generated<string>
  joined: Generated<string>
  married: Generated<string>
  /** How the person is addressed, such as `Rev. Dr.`. */
  title: Generated<string>
  /** Whether the person is baptised, where no day is known: `yes`, `no`, or ''. */
  baptism: Generated<string>
  address: Generated<string>
  /** JSON array of strings. */
  ministries: Generated<string>
  /** One of the church's own list, or ''. */
  status: Generated<string>
  notes: Generated<string>
  household_id: number | null
  fellowship_id: number | null
  branch_id: number | null
  account_id: number | null
  /** Who this person turned out to be; the row is then in no list. */
  merged_into: number | null
  created_at: string
  changed_at: string
  version: Generated<number>
  /** The language in which somebody is written to, a tag (lib/text/language-names.ts), or ''. */
  language: Generated<string>
}

/** The ministries of people in lower case, kept by triggers. */
type PersonMinistryTable = { name: string; person_id: number }

/**
 * When a person was last seen at a meeting or service, last checked in at a service, and last marked absent, kept by triggers; '' for
 * never. Marks of an entry that was merged count for the one that stays.
 */
type LastMarkTable = { person_id: number; seen: string; served: string; missed: string }

/** What a person was asked about messages, kept by triggers: the sum of the bits of its purposes (server/register/entries/consent-bits.ts). */
type PersonAskedTable = { person_id: number; asked: number }

/** A note of pastoral care. Only those with the duty `pastor` read it; it is in no list, export or log. */
type CareNoteTable = {
  id: Generated<number>
  person_id: number
  text: string
  written_by: number | null
  /** The writer's name, copied. */
  writer: string
  created_at: string
}

/** What a person agreed to or declined; without a row it is not known. */
export type PersonConsentTable = {
  person_id: number
  purpose: Purpose
  given: Flag
  decided_at: string
  decided_by: number | null
  /** How it came to be known, such as the name of a list. */
  how: string
}

/** Who may collect a child. */
type CollectorTable = { child_id: number; person_id: number }

/**
 * A relation, read by both sides: of a parent and a child the parent is `person_id`, of a couple the lower id, and `other_id` is the
 * next of kin of `person_id`, or null for one who is not in the register.
 */
type PersonRelationTable = {
  id: Generated<number>
  kind: 'spouse' | 'parent' | 'kin'
  person_id: number
  other_id: number | null
  /** 1: a couple that is one no more. */
  is_former: Generated<number>
  name: Generated<string>
  /** E.164, or ''. */
  telephone: Generated<string>
  /** How the two are related, in words of the office; or ''. */
  says: Generated<string>
  version: Generated<number>
  created_at: string
}

/** A change of a person: the columns before and after, as JSON. */
export type PersonChangeTable = {
  id: Generated<number>
  person_id: number
  at: string
  changed_by: number | null
  kind: ChangeKind
  before: string
  after: string
  /** The version of the person after it. */
  version: number
  import_id: number | null
  /** The person who was merged into this one. */
  other_id: number | null
  undone_at: string | null
}

/** A link by which who has the entry takes its connection with an account back (people/persons/connection-link.ts). */
type ConnectionLinkTable = {
  token_hash: string
  /** The change that connected the two. */
  change_id: number
  expires_at: string
}

/** A list that was brought over. What its rows say is deleted after a week, with the way back. */
export type PeopleImportTable = {
  id: Generated<number>
  name: string
  state: ImportState
  /** JSON array of the headings. */
  header: string
  /** JSON: a few values of each column. */
  samples: string
  /** SHA-256 of the folded headings: a later list with the same ones begins with this one's mapping. */
  fingerprint: string
  /** JSON array: what each column is. */
  mapping: string
  /** JSON array: the order of day and month in each column. */
  dates: string
  row_count: number
  /** JSON: how many rows have each fate. */
  counts: string
  /** The tally of changes of the register when the trial began. */
  register_at: number | null
  started_by: number | null
  started_at: string
  done_at: string | null
  undone_at: string | null
  /** JSON: the people whom undoing left as they were, and why. */
  kept: Generated<string>
  /** JSON: the fellowships that its rows name and the church does not have, each with its number of rows. */
  missing_fellowships: Generated<string>
  /** JSON array: the ids of the fellowships that were made for it. */
  made_fellowships: Generated<string>
  version: Generated<number>
}

export type PeopleImportRowTable = {
  import_id: number
  number: number
  /** JSON array of the cells. */
  cells: string
  fate: Fate
  why: string
  /** JSON of what the row adds or changes. */
  plan: string
  /** Who it is, or may be. */
  person_id: number | null
  /** What a person decided about a doubtful row: `new`, `same`, `skip`, or ''. */
  decision: Generated<string>
}

/** Somebody without an account who agreed to be in the directory, and what of them it shows. */
type DirectoryPersonTable = {
  person_id: number
  shows_telephone: Flag
  shows_birthday: Flag
  shows_address: Flag
  /** How they agreed. */
  agreed: string
  added_by: number | null
  added_at: string
}

/** The tables of people by name. */
export type PeopleTables = {
  household: HouseholdTable
  person: PersonTable
  person_ministry: PersonMinistryTable
  last_mark: LastMarkTable
  person_asked: PersonAskedTable
  care_note: CareNoteTable
  person_consent: PersonConsentTable
  collector: CollectorTable
  person_relation: PersonRelationTable
  directory_person: DirectoryPersonTable
  person_change: PersonChangeTable
  connection_link: ConnectionLinkTable
  people_list: PeopleListTable
  branch: BranchTable
  people_import: PeopleImportTable
  people_import_row: PeopleImportRowTable
}
