import { useCallback, useEffect, useState } from 'react'
import { Reach } from '../../../components/staff/Contact.tsx'
import { whyRefused } from '../../../lib/api/api-error.ts'
import { countFound, findPart } from '../../../lib/api/people/people-lists.ts'
import {
  type FoundCountAnswer,
  type FoundPersonAnswer,
  filledOf,
  type PeopleFilter,
} from '../../../lib/contract/people/people-list.ts'
import { formalNameOf, nameOfPerson } from '../../../lib/contract/people/person.ts'
import { nameOfLanguage } from '../../../lib/text/language-names.ts'
import { dialled } from '../../../lib/text/phone.ts'
import { whyNotSeen } from '../../../lib/texts/people/people-lists.ts'
import { formatPartialDate } from '../../../lib/time/partial-date.ts'
import { today } from '../../../lib/time/today.ts'
import { shownTime } from '../../../lib/words/shown-day.ts'
import { exportList } from '../../staff/export-list.ts'
import { reportFailure } from '../../staff/report-failure.ts'
import { peopleWords } from './messages.ts'
import { PersonDialog } from './PersonDialog.tsx'

type Props = {
  name: string
  filter: Partial<PeopleFilter>
  statuses: readonly string[]
  mayExport: boolean
}

/** How many people are shown at a time, and how many a file asks for at a time. */
const shownPart = 50
const filePart = 1000

type Found = { people: readonly FoundPersonAnswer[]; next: number | null }

/** The people of a list, fifty at a time. Those who change while they are shown are read again. */
export function FoundPeople({ name, filter, statuses, mayExport }: Props) {
  const [peopleSoFar, setPeopleSoFar] = useState<Found>()
  const [count, setCount] = useState<FoundCountAnswer>()
  const [opened, setOpened] = useState<number>()
  const [busy, setBusy] = useState(true)
  // The filter never changes: the parent remounts the list, by its key, for another one.
  const [shownFilter] = useState(filter)

  const load = useCallback(
    async (before: Found | undefined): Promise<void> => {
      setBusy(true)
      try {
        const part = await findPart(shownFilter, { after: before?.next ?? null, limit: shownPart })
        setPeopleSoFar({ people: [...(before?.people ?? []), ...part.people], next: part.next })
        if (!before) setCount(await countFound(shownFilter))
      } catch (error) {
        reportFailure(error, whyRefused(error))
      } finally {
        setBusy(false)
      }
    },
    [shownFilter],
  )
  useEffect(() => void load(undefined), [load])

  return (
    <div className="grid grid-cols-1 gap-3" aria-busy={busy}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status">{busy && !peopleSoFar ? peopleWords.lookingNow : saidOf(count, peopleSoFar)}</p>
        {mayExport && (
          <button
            className="btn"
            type="button"
            disabled={busy || !peopleSoFar?.people.length}
            onClick={() => void save(name, filter)}
          >
            {peopleWords.downloadCsv}
          </button>
        )}
      </div>
      <ul className="grid grid-cols-1 gap-2">
        {peopleSoFar?.people.map((person) => (
          <li className="card flex items-center justify-between gap-3 p-4" key={person.id}>
            <span className="min-w-0 break-words">
              <button className="link font-bold" type="button" onClick={() => setOpened(person.id)}>
                {formalNameOf(person)}
              </button>
              <span className="hint block">{factsOf(person, filter)}</span>
            </span>
            {person.telephone && (
              <span className="flex shrink-0">
                <Reach name={nameOfPerson(person)} telephone={person.telephone} />
              </span>
            )}
          </li>
        ))}
      </ul>
      {peopleSoFar && peopleSoFar.next !== null && (
        <p>
          <button className="btn" type="button" disabled={busy} onClick={() => void load(peopleSoFar)}>
            {peopleWords.showMore}
          </button>
        </p>
      )}
      {opened !== undefined && (
        <PersonDialog
          id={opened}
          statuses={statuses}
          close={() => setOpened(undefined)}
          changed={() => void load(undefined)}
        />
      )}
    </div>
  )
}

function saidOf(counted: FoundCountAnswer | undefined, peopleSoFar: Found | undefined): string {
  if (!peopleSoFar) return peopleWords.listNotLoaded
  if (peopleSoFar.people.length === 0) return peopleWords.nobodyFound
  if (!counted) return ''
  const people = peopleWords.peopleCount({ count: counted.count })
  return counted.is_more ? peopleWords.moreThan({ people }) : people
}

/** What a list says of somebody; why they are on it, where it is not plain. */
function factsOf(person: FoundPersonAnswer, filter: Partial<PeopleFilter>): string {
  const { status, fellowship_name, branch_name, born, married } = person
  return [
    whyNotSeen(person),
    filter.birthday_month && born && `birthday ${shownTime(formatPartialDate(born))}`,
    filter.wedding_month && married && `married ${shownTime(formatPartialDate(married))}`,
    status,
    fellowship_name,
    branch_name,
  ]
    .filter(Boolean)
    .join(', ')
}

/** Saves all people of a list as a CSV file; of so many parts none is asked for twice. */
async function save(name: string, filter: Partial<PeopleFilter>): Promise<void> {
  try {
    const people: FoundPersonAnswer[] = []
    let after: number | null = null
    do {
      const part = await findPart(filter, { after, limit: filePart, family: true })
      people.push(...part.people)
      after = part.next
    } while (after !== null)
    const hasFamilies = people.some((person) => familyCells(person).some(Boolean))
    const hasBranches = people.some(({ branch_name }) => branch_name !== '')
    await exportList({
      list: 'people',
      filter: JSON.stringify(filledOf(filter)),
      file: `${fileName(name)}-${today()}.csv`,
      headings: [
        peopleWords.title,
        peopleWords.firstName,
        peopleWords.otherNames,
        peopleWords.lastName,
        peopleWords.gender,
        peopleWords.telephone,
        peopleWords.email,
        peopleWords.birthday,
        peopleWords.married,
        peopleWords.status,
        peopleWords.fellowship,
        peopleWords.language,
        peopleWords.account,
        peopleWords.why,
        ...(hasBranches ? [peopleWords.branch] : []),
        ...(hasFamilies
          ? [peopleWords.spouse, peopleWords.parents, peopleWords.children, peopleWords.kin]
          : []),
      ],
      cells: people.map((row) => [
        row.title,
        row.first_name,
        row.middle_name,
        row.last_name,
        row.gender,
        dialled(row.telephone),
        row.email,
        shownTime(formatPartialDate(row.born)),
        shownTime(formatPartialDate(row.married)),
        row.status,
        row.fellowship_name,
        row.language && nameOfLanguage(row.language),
        row.has_account ? 'yes' : 'no',
        whyNotSeen(row),
        ...(hasBranches ? [row.branch_name] : []),
        ...(hasFamilies ? familyCells(row) : []),
      ]),
    })
  } catch (error) {
    reportFailure(error, whyRefused(error))
  }
}

const familyCells = ({ family }: FoundPersonAnswer): string[] => [
  family?.spouse ?? '',
  family?.parents ?? '',
  family?.children ?? '',
  family?.kin ?? '',
]

const fileName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || 'people'
