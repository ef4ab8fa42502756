import { useState } from 'react'
import { Field } from '../../../components/form/Field.tsx'
import { Form } from '../../../components/form/Form.tsx'
import { Problem } from '../../../components/form/Problem.tsx'
import { SubmitButton } from '../../../components/form/SubmitButton.tsx'
import { useForm } from '../../../components/form/useForm.ts'
import { Dialog } from '../../../components/ui/Dialog.tsx'
import { listPins, pinItem, unpinItem } from '../../../lib/api/accounts/pins.ts'
import { whyRefused } from '../../../lib/api/api-error.ts'
import { type PinAnswer, type PinKind, PinUntil } from '../../../lib/contract/accounts/pin.ts'
import { shownDay } from '../../../lib/words/shown-day.ts'
import { notify } from '../../../stores/toasts.ts'
import type { Act } from '../acts/act.ts'
import { useLoaded, useOnOpen } from '../useLoaded.ts'
import { entryWords } from './messages.ts'

/** The pinned items of a kind, and how they change. `isHere` is false with a backend that has no pins. */
export function usePins(kind: PinKind) {
  const { data: pins, isHere } = useOnOpen(useLoaded(listPins, entryWords.pinsNotLoaded))
  const [changed, setChanged] = useState<PinAnswer[]>()
  const all = changed ?? pins
  return {
    kind,
    isHere: isHere && all !== undefined,
    untilOf: (item: number) => all?.find((one) => one.kind === kind && one.item === item)?.until,
    setChanged,
  }
}

type Pins = ReturnType<typeof usePins>

/** Pins a row, or unpins it. `hint` says what that does. */
export const pinActs = (pins: Pins, hint: string): Act<{ id: number; title: string }>[] => [
  {
    name: entryWords.pinMenu,
    when: ({ id }) => pins.isHere && pins.untilOf(id) === undefined,
    dialog: ({ id, title }, { close }) => (
      <PinDialog pins={pins} item={id} name={title} hint={hint} close={close} />
    ),
  },
  {
    name: entryWords.unpin,
    when: ({ id }) => pins.isHere && pins.untilOf(id) !== undefined,
    call: async ({ id: item }) => pins.setChanged(await unpinItem({ kind: pins.kind, item })),
    toast: entryWords.unpinned,
  },
]

/** Says that a row is pinned. */
export function PinBadge({ pins, item }: { pins: Pins; item: number }) {
  const until = pins.isHere ? pins.untilOf(item) : undefined
  if (until === undefined) return null
  return (
    <span className="badge badge-forest">
      {until ? entryWords.pinnedUntil({ day: shownDay(until) }) : entryWords.pinned}
    </span>
  )
}

type Props = { pins: Pins; item: number; name: string; hint: string; close: () => void }

function PinDialog({ pins, item, name, hint, close }: Props) {
  const edit = useForm<PinUntil>({
    shape: PinUntil,
    send: async ({ until }) => {
      pins.setChanged(await pinItem({ kind: pins.kind, item, until }))
      notify.success(entryWords.pinned)
      close()
    },
    refused: whyRefused,
  })
  const { problem, busy } = edit
  return (
    <Dialog title={entryWords.pinName({ name })} close={close}>
      <Form of={edit} className="grid gap-4">
        <p>{hint}</p>
        <Field name="until" label={entryWords.lastDay} hint={entryWords.pinnedHint} type="date" />
        <Problem text={problem} />
        <p>
          <SubmitButton label={entryWords.pinIt} busyLabel={entryWords.pinning} busy={busy} />
        </p>
      </Form>
    </Dialog>
  )
}
