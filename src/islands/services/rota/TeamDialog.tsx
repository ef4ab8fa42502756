import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Errors, useErrors } from '../../../components/form/errors.ts'
import { Field } from '../../../components/form/Field.tsx'
import { saveTeam } from '../../../lib/api/services/rota.ts'
import { serviceCalls } from '../../../lib/api/services/services.ts'
import { type TeamAnswer, TeamForm } from '../../../lib/contract/services/rota.ts'
import type { Service } from '../../../lib/contract/services/service.ts'
import { type Typed, typedAs, versionOf } from '../../../lib/contract/typed.ts'
import { formatHour } from '../../../lib/time/hours.ts'
import { shownTime } from '../../../lib/words/shown-day.ts'
import { EditDialog } from '../../staff/dialogs/EditDialog.tsx'
import { reportFailure } from '../../staff/report-failure.ts'
import { rotaWords } from './messages.ts'

type Props = {
  team: TeamAnswer | undefined
  changed: (all: TeamAnswer[]) => void
  outdated: () => void
  close: () => void
}

/** A team's name, and how many of it each service needs. */
export function TeamDialog({ team, changed, ...dialog }: Props) {
  const services = useServices(dialog.close)
  /** The services of the needs that were sent last, by their place. */
  const sent = useRef<number[]>([])
  if (!services) return null
  const neededAt = (id: number) => team?.needs.find(({ service }) => service === id)?.needed ?? ''
  const needsOf = (typed: Typed) => {
    const needs = services.flatMap(({ id }) => {
      const needed = typed[nameOf(id)]?.trim()
      return needed ? [{ service: id, needed: Number(needed) }] : []
    })
    sent.current = needs.map(({ service }) => service)
    return needs
  }
  return (
    <EditDialog
      title={team ? rotaWords.editTeam({ team: team.name }) : rotaWords.addTeam}
      shape={typedAs(TeamForm, (typed) => ({
        name: typed.name,
        needs: needsOf(typed),
        is_open: typed['is_open'] === 'on',
        ...versionOf(typed),
      }))}
      save={async (form) => changed(await saveTeam(form, team?.id))}
      saved={rotaWords.teamSaved}
      draft={{ kind: 'rota-team', entry: team }}
      {...dialog}
    >
      {team && <input type="hidden" name="version" value={team.version} />}
      <Field
        name="name"
        label={rotaWords.name}
        defaultValue={team?.name}
        maxLength={80}
        hint={rotaWords.nameHint}
        required
      />
      <fieldset className="grid gap-3">
        <legend>{rotaWords.howManyNeeded}</legend>
        {services.length === 0 && <p>{rotaWords.noServices}</p>}
        <ErrorsByService sent={sent}>
          {services.map(({ id, title, day, time }) => (
            <Field
              key={id}
              name={nameOf(id)}
              label={rotaWords.serviceAt({
                service: title,
                when: shownTime(day + (time ? ` ${formatHour(time)}` : '')),
              })}
              inputMode="numeric"
              defaultValue={neededAt(id)}
            />
          ))}
        </ErrorsByService>
      </fieldset>
      <label className="choice">
        <input type="checkbox" name="is_open" defaultChecked={team?.is_open ?? true} />
        {rotaWords.teamServes}
      </label>
    </EditDialog>
  )
}

const nameOf = (service: number) => `service-${service}`

type ByService = { sent: RefObject<readonly number[]>; children: ReactNode }

/** What is wrong inside of the list `needs` at the field of its service. */
function ErrorsByService({ sent, children }: ByService) {
  const errors = Object.entries(useErrors()).flatMap(([key, messages]) => {
    const service = sent.current[Number(/^needs\.(\d+)/.exec(key)?.[1])]
    return service === undefined ? [] : [[nameOf(service), messages]]
  })
  return <Errors value={Object.fromEntries(errors)}>{children}</Errors>
}

/** The church's services. Where they cannot be loaded, the dialog is closed: saving it would say that the team is needed at none. */
function useServices(close: () => void): readonly Service[] | undefined {
  const [readings, setReadings] = useState<readonly Service[]>()
  const closeDialog = useRef(close)
  useEffect(() => {
    serviceCalls.list({ limit: 1000, offset: 0, search: '', ordering: '' }).then(
      ({ rows }) => setReadings(rows),
      (error: unknown) => {
        reportFailure(error, rotaWords.servicesNotLoaded)
        closeDialog.current()
      },
    )
  }, [])
  return readings
}
