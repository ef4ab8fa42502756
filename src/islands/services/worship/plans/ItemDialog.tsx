import { useState } from 'react'
import { SelectField } from '../../../../components/form/ChoiceField.tsx'
import { Field, LongField } from '../../../../components/form/Field.tsx'
import { TickField } from '../../../../components/form/TickField.tsx'
import { call } from '../../../../lib/api/call.ts'
import {
  addPlanItem,
  changePlanItem,
  readPlanChoices,
} from '../../../../lib/contract/services/calls/plans.ts'
import {
  noteTeams,
  type PlanAnswer,
  type PlanItemAnswer,
  PlanItemForm,
  planItemKinds,
} from '../../../../lib/contract/services/plan.ts'
import { typedAs } from '../../../../lib/contract/typed.ts'
import { planTeamWords } from '../../../../lib/texts/services/plan-teams.ts'
import { EditDialog } from '../../../staff/dialogs/EditDialog.tsx'
import { useLoaded, useOnOpen } from '../../../staff/useLoaded.ts'
import { factsOf } from './facts.ts'
import { type Leader, LeaderFields } from './LeaderFields.tsx'
import { linesOfLinks, linksOfLines } from './links.ts'
import { planWords as words } from './messages.ts'
import { itemKindName } from './names.ts'
import { type ChosenSong, SongChoice } from './SongChoice.tsx'

type Props = {
  plan: PlanAnswer
  /** The item as it was when the dialog was opened; undefined for a new one. */
  item: PlanItemAnswer | undefined
  show: (plan: PlanAnswer) => void
  outdated: () => void
  close: () => void
}

const loadChoices = () => call(readPlanChoices)

/** Adds an item, or changes one. What is typed stays when somebody else changes the item meanwhile: it says so, and the next press saves. */
export function ItemDialog({ plan, item, show, ...dialog }: Props) {
  const [act] = useState(() => crypto.randomUUID())
  const [kind, setKind] = useState(item?.kind ?? 'song')
  const [title, setTitle] = useState(item?.title ?? '')
  const [song, setSong] = useState<ChosenSong>(() => ({
    id: item?.song ?? null,
    title: item?.song ? item.title : '',
    key: item?.key ?? '',
  }))
  const [leader, setLeader] = useState<Leader>(() => leaderOf(item))
  const { data: choices } = useOnOpen(useLoaded(loadChoices, words.notLoaded))
  const teams = choices?.teams ?? []
  const now = item && plan.items.find(({ id }) => id === item.id)
  const notes = noteTeamsOf(teams, item)
  const shape = typedAs(PlanItemForm, (typed) => ({
    kind,
    title: typed['title'] || itemKindName(kind),
    minutes: Number(typed['minutes'] || 0),
    ...leader,
    song: kind === 'song' ? song.id : null,
    key: typed['key'] ?? '',
    capo: Number(typed['capo'] || 0),
    parts: typed['parts'] ?? '',
    reference: typed['reference'] ?? '',
    words: typed['words'] ?? '',
    leader_note: typed['leader_note'] ?? '',
    is_public: typed['is_public'] === 'on',
    notes: notes.flatMap(({ team }) => {
      const note = typed[`note-${team}`]?.trim()
      return note ? [{ team, words: note }] : []
    }),
    links: linksOfLines(typed['links']),
    version: now?.version,
  }))
  const save = async ({ version, ...body }: PlanItemForm) =>
    show(
      item
        ? await call(changePlanItem, { id: plan.id, item: item.id, body: { ...body, version } })
        : await call(addPlanItem, { id: plan.id, body: { ...body, before: null, act } }),
    )
  return (
    <EditDialog
      {...dialog}
      title={item ? words.editOne({ name: item.title }) : words.addItem}
      shape={shape}
      save={save}
      saved={words.saved}
    >
      {item && <Meanwhile item={item} now={now} />}
      <SelectField
        name="kind"
        label={words.itemKind}
        value={kind}
        chosen
        onChange={({ currentTarget }) =>
          setKind(planItemKinds.find((one) => one === currentTarget.value) ?? 'other')
        }
      >
        {planItemKinds.map((one) => (
          <option key={one} value={one}>
            {itemKindName(one)}
          </option>
        ))}
      </SelectField>
      <Field
        name="title"
        label={words.itemTitle}
        value={title}
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        maxLength={150}
        required
      />
      <Field
        name="minutes"
        label={words.minutesLabel}
        type="number"
        inputMode="numeric"
        min={0}
        max={600}
        defaultValue={item?.minutes ?? 5}
      />
      <LeaderFields leader={leader} named={item?.leaders ?? ''} teams={teams} change={setLeader} />
      {kind === 'song' && (
        <SongChoice
          song={song}
          choose={(chosen) => {
            setSong(chosen)
            if (chosen.id !== null) setTitle(chosen.title)
          }}
        />
      )}
      {kind === 'song' && (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field name="key" label={words.key} key={`key ${song.id}`} defaultValue={song.key} maxLength={8} />
          <Field
            name="capo"
            label={words.capo}
            type="number"
            inputMode="numeric"
            min={0}
            max={11}
            defaultValue={item?.capo ?? 0}
          />
          <Field
            name="parts"
            label={words.parts}
            hint={words.partsHint}
            defaultValue={item?.parts}
            maxLength={300}
          />
        </div>
      )}
      {(kind === 'reading' || kind === 'sermon') && (
        <Field
          name="reference"
          label={words.reference}
          hint={words.referenceHint}
          defaultValue={item?.reference}
          maxLength={120}
        />
      )}
      <LongField
        name="words"
        label={words.text}
        hint={words.textHint}
        rows={3}
        defaultValue={item?.words}
        maxLength={4000}
      />
      <LongField
        name="leader_note"
        label={words.leaderNote}
        rows={2}
        defaultValue={item?.leader_note}
        maxLength={1000}
      />
      {notes.map(({ team, name, note }) => (
        <Field
          key={team}
          name={`note-${team}`}
          label={words.noteFor({ team: name })}
          defaultValue={note}
          maxLength={1000}
        />
      ))}
      <LongField
        name="links"
        label={words.links}
        hint={words.linksHint}
        rows={2}
        defaultValue={linesOfLinks(item?.links ?? [])}
      />
      <TickField
        name="is_public"
        optional
        key={`public ${kind}`}
        checked={item?.is_public ?? ['song', 'reading', 'sermon'].includes(kind)}
      >
        {words.showItem}
      </TickField>
    </EditDialog>
  )
}

/** What somebody else has done to the item since the dialog was opened. */
function Meanwhile({ item, now }: { item: PlanItemAnswer; now: PlanItemAnswer | undefined }) {
  if (now?.version === item.version) return null
  return (
    <p className="notice" role="alert">
      {now ? words.changedByOther({ facts: `${now.title}, ${factsOf(now)}` }) : words.goneByOther}
    </p>
  )
}

function leaderOf(item: PlanItemAnswer | undefined): Leader {
  const { leader_account = null, leader_team = null, leader_name = '' } = item ?? {}
  return { leader_account, leader_team, leader_name }
}

const isTeam = (name: string, word: string) => name.trim().toLowerCase() === word

/** The teams that a note may be for, with their notes: those of the rota, and those that the rota does not have. */
function noteTeamsOf(teams: readonly { id: number; name: string }[], item: PlanItemAnswer | undefined) {
  const others = {
    sound: planTeamWords.sound,
    projection: planTeamWords.projection,
    band: planTeamWords.band,
    ushers: planTeamWords.ushers,
  }
  const all = [
    ...noteTeams
      .filter((word) => !teams.some(({ name }) => isTeam(name, word)))
      .map((team) => ({ team: String(team), name: others[team] })),
    ...teams.map(({ id, name }) => ({ team: String(id), name })),
  ]
  const known = new Set(all.map(({ team }) => team))
  // A note for a team that serves no more, or that was written before the rota had it, stays.
  const kept = (item?.notes ?? []).filter(({ team }) => !known.has(team))
  return [...all, ...kept.map(({ team, team_name }) => ({ team, name: team_name }))].map((one) => ({
    ...one,
    note: item?.notes.find(({ team }) => team === one.team)?.words,
  }))
}
