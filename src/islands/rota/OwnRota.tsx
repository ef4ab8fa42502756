import { type ReactNode, useState } from 'react'
import { LongField } from '../../components/form/Field.tsx'
import { RowAct } from '../../components/staff/RowAct.tsx'
import { answerTurn, offerTurn, setRemindDays, takeTurn } from '../../lib/api/rota.ts'
import {
  AnswerForm,
  mostRemindDays,
  OfferForm,
  type OwnRotaAnswer,
  type OwnTurnAnswer,
} from '../../lib/contract/rota.ts'
import { typedAs } from '../../lib/contract/typed.ts'
import { formatDay } from '../../lib/dates.ts'
import { keepFocus } from '../../lib/keep-focus.ts'
import { churchMails } from '../../lib/this-church.ts'
import { useAct } from '../../stores/useAct.ts'
import { EditDialog } from '../staff/EditDialog.tsx'
import { Cannot } from './Cannot.tsx'
import { MyTeams } from './MyTeams.tsx'
import { whenWords } from './words.ts'

type Props = { rota: OwnRotaAnswer; changed: () => Promise<void> }

type Opened = { act: 'no' | 'offer'; turn: OwnTurnAnswer }

const remindChoices = Array.from({ length: mostRemindDays + 1 }, (_, days) => days)

/** What a member was asked, the next turns, when they cannot, and the teams. */
export function OwnRota({ rota, changed }: Props) {
  const [opened, setOpened] = useState<Opened>()
  const [busy, act] = useAct()
  const asked = rota.turns.filter(({ state }) => state === 'asked')
  const mine = rota.turns.filter(({ state }) => state === 'accepted')
  /** A refused act may mean that somebody else was faster: the list is loaded again in either case. */
  async function run(call: () => Promise<void>, said: string): Promise<void> {
    // The turn with the pressed button moves to the next turns.
    const giveBack = keepFocus(() => document.getElementById('turns'))
    await act(call, said)
    await changed()
    giveBack()
  }
  const turnName = ({ team_name, day }: { team_name: string; day: string }) =>
    `${team_name}, ${formatDay(day)}`
  return (
    <div className="grid grid-cols-1 gap-8">
      <Part id="asked" title="What you were asked" empty="Nothing waits for your answer." rows={asked}>
        {(turn) => (
          <Turn turn={turn}>
            <button
              className="btn btn-primary"
              type="button"
              disabled={busy}
              onClick={() =>
                run(() => answerTurn(turn, { answer: 'accepted', word: '' }), 'Thank you for serving')
              }
            >
              Yes, I serve<span className="sr-only">: {turnName(turn)}</span>
            </button>
            <button className="btn" type="button" onClick={() => setOpened({ act: 'no', turn })}>
              No, I cannot<span className="sr-only">: {turnName(turn)}</span>
            </button>
          </Turn>
        )}
      </Part>
      <Part id="turns" title="Your next turns" empty="You have no turn yet." rows={mine}>
        {(turn) => (
          <Turn turn={turn}>
            {turn.is_offered ? (
              <RowAct
                name="Keep it after all"
                of={turnName(turn)}
                busy={busy}
                act={() =>
                  run(() => offerTurn(turn, { offered: false, word: '' }), 'The turn is yours again')
                }
              />
            ) : (
              <RowAct
                name="Offer it to the team"
                of={turnName(turn)}
                act={() => setOpened({ act: 'offer', turn })}
              />
            )}
            <RowAct
              name="I cannot come"
              of={turnName(turn)}
              act={() => setOpened({ act: 'no', turn })}
              danger
            />
          </Turn>
        )}
      </Part>
      {rota.offers.length > 0 && (
        <Part id="offers" title="Who would swap" empty="" rows={rota.offers}>
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
                  onClick={() => run(() => takeTurn(offer.id), 'The turn is yours now')}
                >
                  Take this turn<span className="sr-only">: {turnName(offer)}</span>
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
          <label htmlFor="remind-days">When we remind you{churchMails() && ' by e-mail'}</label>
          <select
            className="input"
            id="remind-days"
            value={rota.remind_days}
            disabled={busy}
            onChange={({ currentTarget }) =>
              run(() => setRemindDays(Number(currentTarget.value)), 'It is saved')
            }
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

type PartProps<Row> = {
  id: string
  title: string
  empty: string
  rows: readonly Row[]
  children: (row: Row) => ReactNode
}

function Part<Row extends { id: number }>({ id, title, empty, rows, children }: PartProps<Row>) {
  return (
    <section className="grid grid-cols-1 gap-3" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {rows.length === 0 && <p className="text-ink-soft">{empty}</p>}
      <ul className="grid gap-3 md:grid-cols-2">
        {rows.map((row) => (
          <li key={row.id}>{children(row)}</li>
        ))}
      </ul>
    </section>
  )
}

function Turn({ turn, children }: { turn: OwnTurnAnswer; children: ReactNode }) {
  return (
    <div className="card grid gap-2 p-4">
      <strong>
        {turn.team_name}: {turn.service_title}
      </strong>
      <span>{whenWords(turn)}</span>
      {turn.others.length > 0 && <span className="hint">With {turn.others.join(', ')}</span>}
      {turn.is_offered && <span>Your team can take it. It is yours until somebody does.</span>}
      <span className="flex flex-wrap gap-2">{children}</span>
    </div>
  )
}

/** A no or an offer, with a word or without. */
function WordDialog({
  act,
  turn,
  changed,
  close,
}: Opened & { changed: () => Promise<void>; close: () => void }) {
  const dialog = { outdated: () => void changed(), close, draft: { kind: `rota-${act}`, entry: turn } }
  if (act === 'no')
    return (
      <EditDialog
        title={`You cannot come: ${turn.team_name}`}
        shape={typedAs(AnswerForm, ({ word }) => ({ answer: 'declined', word }))}
        save={async (form) => {
          await answerTurn(turn, form)
          await changed()
        }}
        saved="Thank you for saying so"
        {...dialog}
      >
        {({ errors }) => (
          <LongField
            {...{ errors, name: 'word', label: 'A word, if you like', maxLength: 300 }}
            hint="Only those who keep the rota read it. A no needs no reason."
          />
        )}
      </EditDialog>
    )
  return (
    <EditDialog
      title={`Offer your turn: ${turn.team_name}`}
      shape={typedAs(OfferForm, ({ word }) => ({ offered: true, word }))}
      save={async (form) => {
        await offerTurn(turn, form)
        await changed()
      }}
      saved="Your team can take it now"
      {...dialog}
    >
      {({ errors }) => (
        <LongField
          {...{ errors, name: 'word', label: 'A word to your team, if you like', maxLength: 300 }}
          hint="The turn stays yours until somebody takes it."
        />
      )}
    </EditDialog>
  )
}
