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
  undoMerge,
} from '../../../lib/contract/people/calls/persons.ts'
import { formalNameOf, nameOfPerson, type PersonAnswer } from '../../../lib/contract/people/person.ts'
import { isUsed } from '../../../lib/site/this-church.ts'
import { nameOfLanguage } from '../../../lib/text/language-names.ts'
import { shownTelephone } from '../../../lib/text/phone.ts'
import { formatDay } from '../../../lib/time/dates.ts'
import { dayNameOf } from '../../../lib/time/day-names.ts'
import { formatBirthday, formatPartialDate } from '../../../lib/time/partial-date.ts'
import { today } from '../../../lib/time/today.ts'
import { useAct } from '../../../stores/useAct.ts'
import { useActs } from '../../staff/acts/useActs.tsx'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'
import { Family } from '../family/Family.tsx'
import { CareNotes } from './CareNotes.tsx'
import { DirectoryPart } from './DirectoryPart.tsx'
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
  const { data: person, edit } = useOnOpen(useLoaded(load, 'This person could not be loaded.'))
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
      <Dialog title="Person" close={close}>
        <div className="skeleton min-h-80" role="status" aria-busy="true" aria-label="Loading the person" />
      </Dialog>
    )
  const name = nameOfPerson(person)
  const part = { person, busy, show, make }
  if (leaving)
    return (
      <Confirm
        title={`Delete ${name}?`}
        act="Delete for good"
        close={() => setLeaving(false)}
        refused={whyRefused}
        confirm={async () => {
          await call(deletePerson, { id: person.id })
          changed()
          close()
        }}
      >
        <p>The entry goes with its history, its consent and its notes. This cannot be undone.</p>
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
        {person.may_change && <Same {...part} />}
        {person.changes.length > 0 && <History {...part} />}
        {person.may_change && !person.account && (
          <p>
            <button className="btn btn-danger" type="button" onClick={() => setLeaving(true)}>
              Delete person
            </button>
          </p>
        )}
      </div>
    </Dialog>
  )
}

const baptismNames: Record<string, string> = { yes: 'Yes, the day is not known', no: 'No' }

function accountWords({ username, is_proven, seen }: NonNullable<PersonAnswer['account']>): string {
  const shown = is_proven ? '' : 'not confirmed: ask them'
  return [`@${username}`, shown || (seen && `seen: ${seen}`)].filter(Boolean).join(', ')
}

function Facts({ person }: { person: PersonAnswer }) {
  const day = dayNameOf(person.born, person.gender)
  const facts = [
    ['Telephone', [person.telephone, person.other_telephone].filter(Boolean).map(shownTelephone).join(', ')],
    ['E-mail', person.email],
    ['Birthday', [formatBirthday(person.born, today()), day && `day name ${day}`].filter(Boolean).join(', ')],
    ['Status', person.status],
    ['Fellowship', person.fellowship_name],
    ['Branch', person.branch_name],
    ['Ministries', person.ministries.join(', ')],
    ['Baptised', formatPartialDate(person.baptised) || baptismNames[person.baptism] || ''],
    ['Member since', formatPartialDate(person.joined)],
    ['Married', formatPartialDate(person.married)],
    ['Address', person.address],
    ['Language', person.language && nameOfLanguage(person.language)],
    ['Account', person.account ? accountWords(person.account) : 'None'],
    ['Notes', person.notes],
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
        name: 'Remove',
        when: () => may_change,
        danger: true,
        ask: ({ name }) => ({
          title: `Remove ${name}?`,
          act: 'Remove',
          text: (
            <p>
              {name} may not collect {nameOfPerson(person)} any more. You can add them again.
            </p>
          ),
        }),
        call: async (one) =>
          show(
            await setCollectors(
              id,
              others.filter((other) => other !== one.id),
            ),
          ),
        toast: 'Saved',
      },
    ],
    nameOf: ({ name }) => name,
    instead: findCollectors,
  })
  return (
    <section className="grid gap-3" aria-labelledby="household">
      <h3 id="household">Household</h3>
      <p>
        {lives_with.length > 0
          ? `Lives with ${lives_with.map(({ name }) => name).join(', ')}.`
          : 'It is not known with whom this person lives.'}
      </p>
      {may_change && (
        <>
          <div className="field">
            <PersonChoice
              id="lives-with"
              label="Add to household (search a name)"
              not={id}
              choose={({ id: mate }) => make(() => setHousehold(id, mate), 'Saved')}
            />
          </div>
          {lives_with.length > 0 && (
            <p>
              <button
                className="btn"
                type="button"
                disabled={busy}
                onClick={() => make(() => setHousehold(id, null), 'Saved')}
              >
                Remove from household
              </button>
            </p>
          )}
        </>
      )}
      <h4 id="collectors" tabIndex={-1}>
        Allowed to collect this child
      </h4>
      <ul className="grid gap-2">
        {collected_by.length === 0 && <li className="hint">Nobody is named.</li>}
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
            label="Add who may collect (search a name)"
            not={id}
            choose={(one) => make(() => setCollectors(id, [...others, one.id]), 'Saved')}
          />
        </div>
      )}
    </section>
  )
}

const purposeNames: Record<Purpose, string> = {
  services: 'Services',
  events: 'Events',
  fellowship: 'The fellowship',
  care: 'Care and visits',
  giving: 'Giving',
  church: 'News of the whole church',
}

function Leave({ person, busy, make }: Part) {
  return (
    <section className="grid gap-3" aria-labelledby="leave">
      <h3 id="leave">Consent</h3>
      {person.consents.map(({ purpose, given, decided_at, how }) => (
        <div className="field" key={purpose}>
          <label htmlFor={`leave-${purpose}`}>{purposeNames[purpose]}</label>
          <select
            className="input"
            id={`leave-${purpose}`}
            disabled={busy || !person.may_change}
            value={given === null ? '' : given ? 'yes' : 'no'}
            onChange={({ currentTarget: { value } }) =>
              make(
                () =>
                  call(setConsent, {
                    id: person.id,
                    body: { purpose, given: value === '' ? null : value === 'yes' },
                  }),
                'Saved',
              )
            }
          >
            <option value="">Not known</option>
            <option value="yes">Yes</option>
            <option value="no">No</option>
          </select>
          {decided_at && (
            <p className="hint">
              {formatDay(decided_at)}, {how}
            </p>
          )}
        </div>
      ))}
    </section>
  )
}

/** Accounts and other entries that are the same person. */
function Same({ person, busy, make }: Part) {
  const [other, setOther] = useState<{ id: number; name: string; hasAccount: boolean }>()
  const [seen, setSeen] = useState('')
  return (
    <section className="grid gap-3" aria-labelledby="same">
      <h3 id="same">Duplicates</h3>
      {person.account && !person.account.is_proven && (
        <div className="notice notice-warning grid gap-3">
          <p>
            The account @{person.account.username} has confirmed neither a telephone number nor an e-mail
            address: ask them. Until then its owner does not get what the church writes here.
          </p>
          <SeenForm
            id="seen"
            act="Confirm identity"
            busy={busy}
            press={(how) => make(() => call(seePerson, { id: person.id, body: { how } }), 'Saved')}
          />
        </div>
      )}
      {person.possible_accounts.map((account) => (
        <PossibleAccount
          key={account.id}
          account={account}
          busy={busy}
          connect={(seen) => make(() => connectAccount(person.id, account.id, seen), 'Account connected')}
        />
      ))}
      <div className="field">
        <PersonChoice
          id="same-person"
          label="Merge with (search a name)"
          not={person.id}
          choose={(one) => setOther({ id: one.id, name: nameOfPerson(one), hasAccount: one.has_account })}
        />
      </div>
      {other && (
        <Confirm
          title={`Merge ${other.name} into ${nameOfPerson(person)}?`}
          act="Merge"
          close={() => setOther(undefined)}
          confirm={() =>
            make(() => call(mergePeople, { id: person.id, body: { other: other.id, seen } }), 'Merged')
          }
        >
          <p>
            This entry takes what it lacks from the other one, which goes from the lists. It can be undone.
          </p>
          {(person.account || other.hasAccount) && (
            <div className="field">
              <label htmlFor="seen-both">Proof of identity</label>
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
                Not needed where both have a number or an address that the account has confirmed.
              </p>
            </div>
          )}
        </Confirm>
      )}
    </section>
  )
}

const kindNames: Record<PersonAnswer['changes'][number]['kind'], string> = {
  added: 'Added',
  changed: 'Changed',
  imported: 'Imported',
  undone: 'Undone',
  household: 'Household and family',
  consent: 'Consent',
  merged: 'Merged',
  claimed: 'Account connected',
}

function History({ person, busy, make }: Part) {
  return (
    <details>
      <summary>History</summary>
      <ul className="mt-3 grid gap-3">
        {person.changes.map(({ id, at, by, kind, lines, may_undo }) => (
          <li key={id}>
            <strong>{kindNames[kind]}</strong>, {formatDay(at)}
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
                onClick={() => make(() => call(undoMerge, { id: person.id, change: id }), 'Undone')}
              >
                Undo
              </button>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
