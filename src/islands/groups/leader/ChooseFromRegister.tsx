import { useCallback, useState } from 'react'
import { LongField } from '../../../components/form/Field.tsx'
import { Notes } from '../../../components/form/frame.tsx'
import { NameSearch } from '../../../components/staff/lists/NameSearch.tsx'
import { RowAct } from '../../../components/staff/lists/RowAct.tsx'
import { whyRefused } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { findPeopleToChoose } from '../../../lib/api/people/person-requests.ts'
import { askForPeople } from '../../../lib/contract/people/calls/person-requests.ts'
import {
  ChosenPeopleForm,
  type FellowshipPeopleAnswer,
  leastLetters,
  type NamedPerson,
} from '../../../lib/contract/people/person-request.ts'
import { typedAs } from '../../../lib/contract/typed.ts'
import { EditDialog } from '../../staff/dialogs/EditDialog.tsx'
import { leaderWords } from './messages.ts'

type Props = {
  fellowship: { id: number; name: string }
  sent: (now: FellowshipPeopleAnswer) => void
  reload: () => void
  close: () => void
}

/** People of the register are searched by name, picked, and asked for at the office. */
export function ChooseFromRegister({ fellowship, sent, reload, close }: Props) {
  const [chosen, setChosen] = useState<readonly NamedPerson[]>([])
  const [status, setStatus] = useState('')
  const find = useCallback(
    async (words: string) => {
      if (!words.split(/\s+/).some((word) => [...word].length >= leastLetters)) return []
      try {
        const people = await findPeopleToChoose(fellowship.id, words)
        setStatus(people.length === 0 ? leaderWords.nobodyFree : '')
        return people
      } catch (error) {
        setStatus(whyRefused(error))
        return []
      }
    },
    [fellowship.id],
  )
  const drop = (id: number) => setChosen((now) => now.filter((one) => one.id !== id))
  return (
    <EditDialog
      title={leaderWords.chooseFromRegister}
      shape={typedAs(ChosenPeopleForm, ({ word }) => ({ people: chosen, word }))}
      save={async (form) => sent(await call(askForPeople, { id: fellowship.id, body: form }))}
      act={[leaderWords.sendToOffice, leaderWords.sending]}
      saved={leaderWords.sentToOffice}
      outdated={reload}
      close={close}
    >
      <p>{leaderWords.chooseExplained({ name: fellowship.name })}</p>
      <div className="field">
        <NameSearch
          id="people"
          label={leaderWords.searchName}
          placeholder={leaderWords.threeLetters}
          find={find}
          labelOf={({ name }) => name}
          choose={(person) => {
            setChosen((now) => [...now.filter(({ id }) => id !== person.id), person])
            return true
          }}
        />
        <p className="hint" role="status">
          {status}
        </p>
        <Notes name="people" />
      </div>
      {chosen.length > 0 && (
        <ul className="grid grid-cols-1 gap-1" aria-label={leaderWords.chosen}>
          {chosen.map(({ id, name }) => (
            <li className="flex flex-wrap items-center justify-between gap-x-3" key={id}>
              <strong className="min-w-0 break-words">{name}</strong>
              <RowAct name={leaderWords.removeIt} of={name} act={() => drop(id)} />
            </li>
          ))}
        </ul>
      )}
      <LongField
        name="word"
        label={leaderWords.noteToOffice}
        hint={leaderWords.noteToOfficeHint}
        maxLength={300}
        rows={2}
      />
    </EditDialog>
  )
}
