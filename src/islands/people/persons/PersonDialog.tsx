import { useCallback, useState } from 'react'
import { Reach } from '../../../components/staff/Contact.tsx'
import { Confirm } from '../../../components/ui/Confirm.tsx'
import { Dialog } from '../../../components/ui/Dialog.tsx'
import { whyRefused } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { connectAccount, setCollectors, setHousehold } from '../../../lib/api/people/persons.ts'
import type { Purpose } from '../../../lib/contract/messages/message.ts'
import {
  deletePerson,
  mergePeople,
  readPerson,
  seePerson,
  setConsent,
  setWhatsAppConsent,
  undoMerge,
} from '../../../lib/contract/people/calls/persons.ts'
import { formalNameOf, nameOfPerson, type PersonAnswer } from '../../../lib/contract/people/person.ts'
import { isUsed } from '../../../lib/site/this-church.ts'
import { nameOfLanguage } from '../../../lib/text/language-names.ts'
import { shownTelephone } from '../../../lib/text/phone.ts'
import { dayNameOf } from '../../../lib/time/day-names.ts'
import { formatBirthday, formatPartialDate } from '../../../lib/time/partial-date.ts'
import { today } from '../../../lib/time/today.ts'
import { shownDay, shownTime } from '../../../lib/words/shown-day.ts'
import { useAct } from '../../../stores/useAct.ts'
import { useActs } from '../../staff/acts/useActs.tsx'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'
import { Family } from '../family/Family.tsx'
import { AnswersPart } from './AnswersPart.tsx'
import { CareNotes } from './CareNotes.tsx'
import { DirectoryPart } from './DirectoryPart.tsx'
import { peopleWords } from './messages.ts'
import { PersonChoice } from './PersonChoice.tsx'
import { PossibleAccount } from './PossibleAccount.tsx'
import { SeenForm } from './SeenForm.tsx'

// One idea: all that the register knows of a person, with what an admin may do. Its length is the parts of an entry.

type Props = { id: number; statuses: readonly string[]; close: () => void; changed: () => void }
type Part = {
  person: PersonAnswer
  busy: boolean
  /** Shows the person as it is now. */
  show: (now: PersonAnswer) => void
  /** Makes a change, and shows what became of it. */
  make: (call: () => Promise<PersonAnswer>, toast: string) => void
}

export function PersonDialog({ id, close, changed }: Props) {
  const load = useCallback(() => call(readPerson, { id }), [id])
  const { data: person, edit } = useOnOpen(useLoaded(load, peopleWords.personNotLoaded))
  const [busy, act] = useAct()
  const [leaving, setLeaving] = useState(false)
  function show(now: PersonAnswer): void {
    edit(() => now)
    changed()
  }
  const make = (call: () => Promise<PersonAnswer>, toast: string) =>
    void act(async () => show(await call()), toast)
  if (!person)
    return (
      <Dialog title={peopleWords.person} close={close}>
        <div
          className="skeleton min-h-80"
          role="status"
          aria-busy="true"
          aria-label={peopleWords.loadingPerson}
        />
      </Dialog>
    )
  const name = nameOfPerson(person)
  const part = { person, busy, show, make }
  if (leaving)
    return (
      <Confirm
        title={peopleWords.deleteName({ name })}
        act={peopleWords.deleteForGood}
        close={() => setLeaving(false)}
        refused={whyRefused}
        confirm={async () => {
          await call(deletePerson, { id: person.id })
          changed()
          close()
        }}
      >
        <p>{peopleWords.deletedForGood}</p>
      </Confirm>
    )
  return (
    <Dialog title={formalNameOf(person)} close={close}>
      <div className="grid gap-5">
        {person.has_died && <Family person={person} show={show} />}
        <Facts person={person} />
        <Household {...part} />
        {!person.has_died && <Family person={person} show={show} />}
        <Leave {...part} />
        {person.may_change && !person.account && isUsed('directory') && (
          <DirectoryPart id={person.id} name={name} />
        )}
        {person.may_care && isUsed('care') && <CareNotes id={person.id} name={name} />}
        {person.may_change && <AnswersPart id={person.id} />}
        {person.may_change && <Same {...part} />}
        {person.changes.length > 0 && <History {...part} />}
        {person.may_change && !person.account && (
          <p>
            <button className="btn btn-danger" type="button" onClick={() => setLeaving(true)}>
              {peopleWords.deletePerson}
            </button>
          </p>
        )}
      </div>
    </Dialog>
  )
}

const baptismNames: Readonly<Record<string, string>> = {
  get yes() {
    return peopleWords.baptisedYes
  },
  get no() {
    return peopleWords.no
  },
}

function accountWords({ username, is_proven, seen }: NonNullable<PersonAnswer['account']>): string {
  const shown = is_proven ? '' : peopleWords.notConfirmed
  return [`@${username}`, shown || (seen && peopleWords.seen({ seen }))].filter(Boolean).join(', ')
}

function Facts({ person }: { person: PersonAnswer }) {
  const day = dayNameOf(person.born, person.gender)
  const facts = [
    [
      peopleWords.telephone,
      [person.telephone, person.other_telephone].filter(Boolean).map(shownTelephone).join(', '),
    ],
    [peopleWords.email, person.email],
    [
      peopleWords.birthday,
      [shownTime(formatBirthday(person.born, today())), day && peopleWords.dayNameOf({ day })]
        .filter(Boolean)
        .join(', '),
    ],
    [peopleWords.status, person.status],
    [peopleWords.fellowship, person.fellowship_name],
    [peopleWords.branch, person.branch_name],
    [peopleWords.ministries, person.ministries.join(', ')],
    [
      peopleWords.baptised,
      shownTime(formatPartialDate(person.baptised)) || baptismNames[person.baptism] || '',
    ],
    [peopleWords.memberSince, shownTime(formatPartialDate(person.joined))],
    [peopleWords.married, shownTime(formatPartialDate(person.married))],
    [peopleWords.address, person.address],
    [peopleWords.language, person.language && nameOfLanguage(person.language)],
    [peopleWords.account, person.account ? accountWords(person.account) : peopleWords.none],
    [peopleWords.notes, person.notes],
  ].filter(([, text]) => text)
  return (
    <>
      {person.telephone && (
        <p className="flex gap-2">
          <Reach name={nameOfPerson(person)} telephone={person.telephone} />
        </p>
      )}
      <dl className="facts">
        {facts.map(([title, text]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd className="whitespace-pre-line break-words">{text}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

const findCollectors = () => document.getElementById('collectors')

function Household({ person, busy, show, make }: Part) {
  const { id, lives_with, collected_by, may_change } = person
  const others = collected_by.map((one) => one.id)
  const { actions, opened } = useActs<PersonAnswer['collected_by'][number]>({
    acts: [
      {
        name: peopleWords.remove,
        when: () => may_change,
        danger: true,
        ask: ({ name }) => ({
          title: peopleWords.removeName({ name }),
          act: peopleWords.remove,
          text: <p>{peopleWords.mayNotCollect({ name, person: nameOfPerson(person) })}</p>,
        }),
        call: async (one) =>
          show(
            await setCollectors(
              id,
              others.filter((other) => other !== one.id),
            ),
          ),
        toast: peopleWords.saved,
      },
    ],
    nameOf: ({ name }) => name,
    instead: findCollectors,
  })
  return (
    <section className="grid gap-3" aria-labelledby="household">
      <h3 id="household">{peopleWords.household}</h3>
      <p>
        {lives_with.length > 0
          ? peopleWords.livesWith({ names: lives_with.map(({ name }) => name).join(', ') })
          : peopleWords.livesWithUnknown}
      </p>
      {may_change && (
        <>
          <div className="field">
            <PersonChoice
              id="lives-with"
              label={peopleWords.addToHousehold}
              not={id}
              choose={({ id: mate }) => make(() => setHousehold(id, mate), peopleWords.saved)}
            />
          </div>
          {lives_with.length > 0 && (
            <p>
              <button
                className="btn"
                type="button"
                disabled={busy}
                onClick={() => make(() => setHousehold(id, null), peopleWords.saved)}
              >
                {peopleWords.removeFromHousehold}
              </button>
            </p>
          )}
        </>
      )}
      <h4 id="collectors" tabIndex={-1}>
        {peopleWords.collectors}
      </h4>
      <ul className="grid gap-2">
        {collected_by.length === 0 && <li className="hint">{peopleWords.nobodyNamed}</li>}
        {collected_by.map((one) => (
          <li className="flex flex-wrap items-center justify-between gap-3" key={one.id}>
            {one.name}
            {actions(one)}
          </li>
        ))}
      </ul>
      {opened}
      {may_change && (
        <div className="field">
          <PersonChoice
            id="collector"
            label={peopleWords.addCollector}
            not={id}
            choose={(one) => make(() => setCollectors(id, [...others, one.id]), peopleWords.saved)}
          />
        </div>
      )}
    </section>
  )
}

const purposeNames: Readonly<Record<Purpose, string>> = {
  get services() {
    return peopleWords.services
  },
  get events() {
    return peopleWords.events
  },
  get fellowship() {
    return peopleWords.theFellowship
  },
  get care() {
    return peopleWords.careAndVisits
  },
  get giving() {
    return peopleWords.giving
  },
  get church() {
    return peopleWords.churchNews
  },
}

function Leave({ person, busy, make }: Part) {
  return (
    <section className="grid gap-3" aria-labelledby="leave">
      <h3 id="leave">{peopleWords.consent}</h3>
      {person.consents.map(({ purpose, ...decided }) => (
        <LeaveFor
          key={purpose}
          id={`leave-${purpose}`}
          name={purposeNames[purpose]}
          decided={decided}
          disabled={busy || !person.may_change}
          decide={(given) =>
            make(() => call(setConsent, { id: person.id, body: { purpose, given } }), peopleWords.saved)
          }
        />
      ))}
      {person.whatsapp && (
        <>
          <LeaveFor
            id="leave-whatsapp"
            name={peopleWords.byWhatsApp}
            decided={person.whatsapp}
            disabled={busy || !person.may_change}
            decide={(given) =>
              make(() => call(setWhatsAppConsent, { id: person.id, body: { given } }), peopleWords.saved)
            }
          />
          {person.whatsapp.stopped_at && (
            <p className="notice">{peopleWords.wroteStop({ day: shownDay(person.whatsapp.stopped_at) })}</p>
          )}
        </>
      )}
    </section>
  )
}

type Decided = { given: boolean | null; decided_at: string | null; how: string }
type LeaveProps = {
  id: string
  name: string
  decided: Decided
  disabled: boolean
  decide: (given: boolean | null) => void
}

/** One thing that a person agreed to or declined, with its date and source. */
function LeaveFor({ id, name, decided: { given, decided_at, how }, disabled, decide }: LeaveProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{name}</label>
      <select
        className="input"
        id={id}
        disabled={disabled}
        value={given === null ? '' : given ? 'yes' : 'no'}
        onChange={({ currentTarget: { value } }) => decide(value === '' ? null : value === 'yes')}
      >
        <option value="">{peopleWords.notKnown}</option>
        <option value="yes">{peopleWords.yes}</option>
        <option value="no">{peopleWords.no}</option>
      </select>
      {decided_at && (
        <p className="hint">
          {shownDay(decided_at)}, {how}
        </p>
      )}
    </div>
  )
}

/** Accounts and other entries that are the same person. */
function Same({ person, busy, make }: Part) {
  const [other, setOther] = useState<{ id: number; name: string; hasAccount: boolean }>()
  const [seen, setSeen] = useState('')
  return (
    <section className="grid gap-3" aria-labelledby="same">
      <h3 id="same">{peopleWords.duplicates}</h3>
      {person.account && !person.account.is_proven && (
        <div className="notice notice-warning grid gap-3">
          <p>{peopleWords.accountUnconfirmed({ username: person.account.username })}</p>
          <SeenForm
            id="seen"
            act={peopleWords.confirmIdentity}
            busy={busy}
            press={(how) => make(() => call(seePerson, { id: person.id, body: { how } }), peopleWords.saved)}
          />
        </div>
      )}
      {person.possible_accounts.map((account) => (
        <PossibleAccount
          key={account.id}
          account={account}
          busy={busy}
          connect={(seen) =>
            make(() => connectAccount(person.id, account.id, seen), peopleWords.accountConnected)
          }
        />
      ))}
      <div className="field">
        <PersonChoice
          id="same-person"
          label={peopleWords.mergeWith}
          not={person.id}
          choose={(one) => setOther({ id: one.id, name: nameOfPerson(one), hasAccount: one.has_account })}
        />
      </div>
      {other && (
        <Confirm
          title={peopleWords.mergeInto({ name: other.name, person: nameOfPerson(person) })}
          act={peopleWords.merge}
          close={() => setOther(undefined)}
          confirm={() =>
            make(
              () => call(mergePeople, { id: person.id, body: { other: other.id, seen } }),
              peopleWords.merged,
            )
          }
        >
          <p>{peopleWords.mergeExplained}</p>
          {(person.account || other.hasAccount) && (
            <div className="field">
              <label htmlFor="seen-both">{peopleWords.proofIdentity}</label>
              <input
                className="input"
                id="seen-both"
                maxLength={200}
                autoComplete="off"
                aria-describedby="seen-both-hint"
                value={seen}
                onChange={({ currentTarget }) => setSeen(currentTarget.value)}
              />
              <p className="hint" id="seen-both-hint">
                {peopleWords.proofNotNeeded}
              </p>
            </div>
          )}
        </Confirm>
      )}
    </section>
  )
}

const kindNames: Readonly<Record<PersonAnswer['changes'][number]['kind'], string>> = {
  get added() {
    return peopleWords.added
  },
  get changed() {
    return peopleWords.changed
  },
  get imported() {
    return peopleWords.importedEntry
  },
  get undone() {
    return peopleWords.undoneAct
  },
  get household() {
    return peopleWords.householdAndFamily
  },
  get consent() {
    return peopleWords.consent
  },
  get merged() {
    return peopleWords.merged
  },
  get claimed() {
    return peopleWords.accountConnected
  },
}

function History({ person, busy, make }: Part) {
  return (
    <details>
      <summary>{peopleWords.history}</summary>
      <ul className="mt-3 grid gap-3">
        {person.changes.map(({ id, at, by, kind, lines, may_undo }) => (
          <li key={id}>
            <strong>{kindNames[kind]}</strong>, {shownDay(at)}
            {by && `, ${by}`}
            {lines.map((line) => (
              <span className="hint block break-words" key={line}>
                {line}
              </span>
            ))}
            {may_undo && person.may_change && (
              <button
                className="btn btn-quiet"
                type="button"
                disabled={busy}
                onClick={() =>
                  make(() => call(undoMerge, { id: person.id, change: id }), peopleWords.undoneAct)
                }
              >
                {peopleWords.undo}
              </button>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
