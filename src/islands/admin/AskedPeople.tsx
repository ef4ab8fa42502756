import { useState } from 'react'
import { call } from '../../lib/api/call.ts'
import { answerPersonRequest, listWaitingPeople } from '../../lib/contract/people/calls/person-requests.ts'
import type { WaitingPersonAnswer as Waiting } from '../../lib/contract/people/person-request.ts'
import { shownTelephone } from '../../lib/text/phone.ts'
import { shownDay } from '../../lib/words/shown-day.ts'
import { useAct } from '../../stores/useAct.ts'
import { DeclineDialog } from '../staff/dialogs/DeclineDialog.tsx'
import { staffWords } from '../staff/messages.ts'
import { useLoaded, useOnOpen } from '../staff/useLoaded.ts'
import { adminWords } from './messages.ts'

const loadWaitingPeople = () => call(listWaitingPeople)

/** People of the register whom leaders ask for, and people whom they added: the office says yes or no. */
export function AskedPeople() {
  const loaded = useLoaded(loadWaitingPeople, adminWords.whatLeadersAskFor)
  const { data: requests, isHere, edit, reload } = useOnOpen(loaded)
  const [declining, setDeclining] = useState<Waiting>()
  const [busy, act] = useAct()
  if (!isHere || !requests?.length) return null
  async function accept({ id }: Waiting, toast: string): Promise<void> {
    const isDone = await act(async () => {
      const now = await call(answerPersonRequest, { request: id, body: { accept: true, word: '' } })
      edit(() => now)
    }, toast)
    if (!isDone) void reload()
  }
  return (
    <section className="mb-5 grid gap-2" aria-labelledby="asked-people">
      <h2 id="asked-people">{adminWords.leaderRequests}</h2>
      <ul className="grid grid-cols-1 gap-2">
        {requests.map((one) => (
          <li className="card flex flex-wrap items-center justify-between gap-3 p-4" key={one.id}>
            <About one={one} />
            <span className="flex flex-wrap gap-3">
              <button
                className="btn btn-primary"
                type="button"
                disabled={busy}
                onClick={() => void accept(one, wordsOf(one).done)}
              >
                {wordsOf(one).yes}
                <span className="sr-only">: {one.name}</span>
              </button>
              <button className="btn" type="button" onClick={() => setDeclining(one)}>
                {wordsOf(one).no}
                <span className="sr-only">: {one.name}</span>
              </button>
            </span>
          </li>
        ))}
      </ul>
      {declining && (
        <DeclineDialog
          name={declining.name}
          hint={adminWords.leaderReadsIt}
          saved={adminWords.leaderIsTold}
          decline={async (reply) => {
            const now = await call(answerPersonRequest, { request: declining.id, body: reply })
            edit(() => now)
          }}
          outdated={() => void reload()}
          close={() => setDeclining(undefined)}
        />
      )}
    </section>
  )
}

const wordsOf = ({ kind, name, fellowship_name }: Waiting) =>
  kind === 'chosen'
    ? {
        yes: adminWords.accept,
        no: adminWords.decline,
        done: adminWords.nameIsInFellowshipname({ name, fellowshipName: fellowship_name }),
      }
    : {
        yes: adminWords.keep,
        no: staffWords.remove,
        done: adminWords.nameStaysInFellowshipname({ name, fellowshipName: fellowship_name }),
      }

const contactOf = ({ name, telephone }: { name: string; telephone: string }) =>
  [name, telephone && shownTelephone(telephone)].filter(Boolean).join(', ')

function About({ one }: { one: Waiting }) {
  const { kind, name, telephone, fellowship_name, asked_by, asked_at, word, alike } = one
  const who = asked_by ? `@${asked_by}` : adminWords.leader
  const on = shownDay(asked_at.slice(0, 10))
  return (
    <span className="min-w-0 break-words">
      <strong>{contactOf({ name, telephone })}</strong>
      <span className="hint block">
        {kind === 'chosen'
          ? adminWords.whoAsksForThem({ who, fellowshipName: fellowship_name, on })
          : adminWords.addedToFellowshipnameBy({ fellowshipName: fellowship_name, who, on })}
      </span>
      {word && <span className="block">“{word}”</span>}
      {alike.map((other) => (
        <span className="block" key={other.id}>
          {adminWords.mayBeSameAs({ contact: contactOf(other) })}
          {other.fellowship_name && adminWords.inFellowshipname({ fellowshipName: other.fellowship_name })}.{' '}
          <a className="more" href={`/people#people?search=${encodeURIComponent(other.name)}`}>
            {adminWords.lookInRegisterFor({ name: other.name })[0]}
            <span className="sr-only">{adminWords.lookInRegisterFor({ name: other.name })[1]}</span>
          </a>
        </span>
      ))}
    </span>
  )
}
