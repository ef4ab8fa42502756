import { useMemo } from 'react'
import { Reach } from '../../../components/staff/Contact.tsx'
import { call } from '../../../lib/api/call.ts'
import {
  readFellowshipPeople,
  withdrawPersonRequest,
} from '../../../lib/contract/people/calls/person-requests.ts'
import type { FellowshipPeopleAnswer } from '../../../lib/contract/people/person-request.ts'
import { shownTelephone } from '../../../lib/text/phone.ts'
import { shownDay } from '../../../lib/words/shown-day.ts'
import { useActs } from '../../staff/acts/useActs.tsx'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'
import { AddPerson } from './AddPerson.tsx'
import { ChooseFromRegister } from './ChooseFromRegister.tsx'
import { leaderWords } from './messages.ts'
import { useLedFellowship } from './useLeader.ts'

type Props = { opened: 'choose' | 'add' | undefined; close: () => void }

/** The people of a fellowship who have no account, whom the office is asked for, and the dialogs that ask and add. */
export function MorePeople({ opened, close }: Props) {
  const { fellowship } = useLedFellowship()
  const id = fellowship?.id
  const load = useMemo(() => (id === undefined ? undefined : () => call(readFellowshipPeople, { id })), [id])
  const { data: more, isHere, edit, reload } = useOnOpen(useLoaded(load, leaderWords.peopleNotLoaded))
  const show = (now: FellowshipPeopleAnswer) => edit(() => now)
  if (!isHere || !fellowship) return null
  return (
    <>
      {more && more.requests.length > 0 && (
        <Asked requests={more.requests} fellowship={fellowship.id} show={show} />
      )}
      {more && more.people.length > 0 && <WithoutAccount {...more} />}
      {opened === 'choose' && (
        <ChooseFromRegister fellowship={fellowship} close={close} sent={show} reload={() => void reload()} />
      )}
      {opened === 'add' && (
        <AddPerson fellowship={fellowship} close={close} sent={show} added={() => void reload()} />
      )}
    </>
  )
}

type Request = FellowshipPeopleAnswer['requests'][number]

type AskedProps = {
  requests: readonly Request[]
  fellowship: number
  show: (now: FellowshipPeopleAnswer) => void
}

/** What the office was asked, and what it said. */
function Asked({ requests, fellowship, show }: AskedProps) {
  const { actions } = useActs<Request>({
    acts: [
      {
        name: leaderWords.withdraw,
        when: ({ state }) => state === 'asked',
        call: async ({ id }) => show(await call(withdrawPersonRequest, { id: fellowship, request: id })),
        toast: leaderWords.withdrawn,
      },
    ],
    nameOf: ({ name }) => name,
  })
  return (
    <section className="mt-6 grid gap-3" aria-labelledby="asked-people">
      <h2 id="asked-people">{leaderWords.officeRequests}</h2>
      <ul className="grid grid-cols-1 gap-2">
        {requests.map((request) => (
          <li className="card flex flex-wrap items-center justify-between gap-3 p-4" key={request.id}>
            <span className="min-w-0 break-words">
              <strong>{request.name}</strong>
              <span className="hint block">{saidOf(request)}</span>
              {request.answer && <span className="block">“{request.answer}”</span>}
            </span>
            {actions(request)}
          </li>
        ))}
      </ul>
    </section>
  )
}

function saidOf({ kind, state, asked_at }: Request): string {
  if (state === 'asked') return leaderWords.officeAsked({ day: shownDay(asked_at.slice(0, 10)) })
  if (state === 'accepted') return leaderWords.officeYes
  return kind === 'added' ? leaderWords.officeTookOut : leaderWords.officeNo
}

function WithoutAccount({ people, more }: Pick<FellowshipPeopleAnswer, 'people' | 'more'>) {
  return (
    <section className="mt-6 grid gap-3" aria-labelledby="without-account">
      <h2 id="without-account">{leaderWords.peopleWithoutAccount}</h2>
      <p className="hint">{leaderWords.withoutAccountHint}</p>
      <ul className="grid grid-cols-1 gap-2">
        {people.map(({ id, name, telephone }) => (
          <li className="card flex flex-wrap items-center justify-between gap-x-3 p-4" key={id}>
            <span className="min-w-0 break-words">
              <strong>{name}</strong>
              {telephone && <span className="hint block">{shownTelephone(telephone)}</span>}
            </span>
            {telephone && (
              <span className="flex gap-2">
                <Reach name={name} telephone={telephone} />
              </span>
            )}
          </li>
        ))}
      </ul>
      {more > 0 && <p>{leaderWords.moreInRegister({ most: more })}</p>}
    </section>
  )
}
