import { useEffect, useState } from 'react'
import { RowAct } from '../../../components/staff/lists/RowAct.tsx'
import {
  answerShift,
  offerShift,
  readOwnRota,
  setRemindDays,
  takeShift,
} from '../../../lib/api/services/rota.ts'
import { keepFocus } from '../../../lib/browser/keep-focus.ts'
import { mostRemindDays, type OwnRotaAnswer } from '../../../lib/contract/services/rota.ts'
import { churchMails } from '../../../lib/site/this-church.ts'
import { formatDay } from '../../../lib/time/dates.ts'
import { useAct } from '../../../stores/useAct.ts'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'
import { Cannot } from './Cannot.tsx'
import { MyTeams } from './MyTeams.tsx'
import { Part, Shift } from './ShiftList.tsx'
import { whenWords } from './shift-words.ts'
import { type Opened, WordDialog } from './WordDialog.tsx'

type Props = { rota: OwnRotaAnswer; changed: () => Promise<void> }

const remindChoices = Array.from({ length: mostRemindDays + 1 }, (_, days) => days)

/** One's own shifts as a section, for who keeps the rota, too. */
export function Mine() {
  const { found, reload } = useOnOpen(useLoaded(readOwnRota, 'Your turns could not be loaded.'))
  if (!found)
    return (
      <div className="skeleton min-h-40" role="status" aria-busy="true" aria-label="Loading your turns" />
    )
  return <OwnRota rota={found} changed={reload} />
}

/** Shows the part that the address names, `/rota#offers`: it was not there yet when the browser looked for it. */
function openPart(): void {
  const part = document.getElementById(location.hash.slice(1))
  part?.scrollIntoView()
  part?.focus({ preventScroll: true })
}

/** What a member was asked, the next shifts, when they cannot, and the teams. */
export function OwnRota({ rota, changed }: Props) {
  const [opened, setOpened] = useState<Opened>()
  const [busy, act] = useAct()
  useEffect(openPart, [])
  const asked = rota.turns.filter(({ state }) => state === 'asked')
  const mine = rota.turns.filter(({ state }) => state === 'accepted')
  /** A refused act may mean that somebody else was faster: the list is loaded again in either case. */
  async function run(call: () => Promise<void>, said: string): Promise<void> {
    // The shift with the pressed button moves to the next shifts.
    const giveBack = keepFocus(() => document.getElementById('turns'))
    await act(call, said)
    await changed()
    giveBack()
  }
  const shiftName = ({ team_name, day }: { team_name: string; day: string }) =>
    `${team_name}, ${formatDay(day)}`
  return (
    <div className="grid grid-cols-1 gap-8">
      <Part id="asked" title="Requests" empty="Nothing waits for your answer." rows={asked}>
        {(shift) => (
          <Shift shift={shift}>
            <button
              className="btn btn-primary"
              type="button"
              disabled={busy}
              onClick={() =>
                run(() => answerShift(shift, { answer: 'accepted', word: '' }), 'Thank you for serving')
              }
            >
              Accept<span className="sr-only">: {shiftName(shift)}</span>
            </button>
            <button className="btn" type="button" onClick={() => setOpened({ act: 'no', shift })}>
              Decline<span className="sr-only">: {shiftName(shift)}</span>
            </button>
          </Shift>
        )}
      </Part>
      <Part
        id="turns"
        title="Upcoming turns"
        empty="You have no turn yet. Volunteer for a team below, and you are asked."
        rows={mine}
      >
        {(shift) => (
          <Shift shift={shift}>
            {shift.is_offered ? (
              <RowAct
                name="Keep turn"
                of={shiftName(shift)}
                busy={busy}
                act={() =>
                  run(() => offerShift(shift, { offered: false, word: '' }), 'The turn is yours again')
                }
              />
            ) : (
              <RowAct
                name="Offer to team"
                of={shiftName(shift)}
                act={() => setOpened({ act: 'offer', shift })}
              />
            )}
            <RowAct
              name="Cancel turn"
              of={shiftName(shift)}
              act={() => setOpened({ act: 'no', shift })}
              danger
            />
          </Shift>
        )}
      </Part>
      {rota.offers.length > 0 && (
        <Part id="offers" title="Swap requests" empty="" rows={rota.offers}>
          {(offer) => (
            <div className="card grid gap-2 p-4">
              <strong>
                {offer.team_name}: {offer.service_title}
              </strong>
              <span>{whenWords(offer)}</span>
              <span>
                {offer.name} would give this turn away{offer.word && `: “${offer.word}”`}.
              </span>
              <span>
                <button
                  className="btn"
                  type="button"
                  disabled={busy}
                  onClick={() => run(() => takeShift(offer.id), 'The turn is yours now')}
                >
                  Take turn<span className="sr-only">: {shiftName(offer)}</span>
                </button>
              </span>
            </div>
          )}
        </Part>
      )}
      <Cannot rota={rota} changed={changed} />
      <MyTeams rota={rota} changed={changed} />
      <section className="grid gap-3" aria-labelledby="reminders">
        <h2 id="reminders">Reminders</h2>
        <div className="field">
          <label htmlFor="remind-days">Remind me{churchMails() && ' by e-mail'}</label>
          <select
            className="input"
            id="remind-days"
            value={rota.remind_days}
            disabled={busy}
            onChange={({ currentTarget }) => run(() => setRemindDays(Number(currentTarget.value)), 'Saved')}
          >
            {remindChoices.map((days) => (
              <option key={days} value={days}>
                {days === 0 ? 'Never' : days === 1 ? 'One day before' : `${days} days before`}
              </option>
            ))}
          </select>
        </div>
        <p>
          Your turns are in <a href="/settings#calendar">your own calendar</a>, too.
        </p>
      </section>
      {opened && <WordDialog {...opened} changed={changed} close={() => setOpened(undefined)} />}
    </div>
  )
}
