import { useState } from 'react'
import { createPortal } from 'react-dom'
import { Field } from '../../../components/form/Field.tsx'
import { Form } from '../../../components/form/Form.tsx'
import { Problem } from '../../../components/form/Problem.tsx'
import { SubmitButton } from '../../../components/form/SubmitButton.tsx'
import { useForm } from '../../../components/form/useForm.ts'
import { RowAct } from '../../../components/staff/lists/RowAct.tsx'
import { Dialog } from '../../../components/ui/Dialog.tsx'
import { listPins, pinItem, unpinItem } from '../../../lib/api/accounts/pins.ts'
import { whyRefused } from '../../../lib/api/api-error.ts'
import { type PinAnswer, type PinKind, PinUntil } from '../../../lib/contract/accounts/pin.ts'
import { formatDay } from '../../../lib/time/dates.ts'
import { notify } from '../../../stores/toasts.ts'
import { useLoaded, useOnOpen } from '../useLoaded.ts'

/** The pinned items of a kind, and how they change. `isHere` is false with a backend that has no pins. */
export function usePins(kind: PinKind) {
  const { found: pins, isHere } = useOnOpen(useLoaded(listPins, 'What is pinned could not be loaded.'))
  const [changed, setChanged] = useState<PinAnswer[]>()
  const all = changed ?? pins
  return {
    kind,
    isHere: isHere && all !== undefined,
    untilOf: (item: number) => all?.find((one) => one.kind === kind && one.item === item)?.until,
    setChanged,
  }
}

type Props = { pins: ReturnType<typeof usePins>; item: number; name: string; hint: string }

/** Pins a row or unpins it. */
export function PinAct({ pins, item, name, hint }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  if (!pins.isHere) return undefined
  const until = pins.untilOf(item)

  async function unpin(): Promise<void> {
    setBusy(true)
    try {
      pins.setChanged(await unpinItem({ kind: pins.kind, item }))
      notify.success('Unpinned')
    } catch (error) {
      notify.error(whyRefused(error))
    }
    setBusy(false)
  }

  if (until === undefined)
    return (
      <>
        <RowAct name="Pin…" of={name} act={() => setOpen(true)} />
        {isOpen &&
          // Outside the row's menu, which is closed by then.
          createPortal(
            <PinDialog pins={pins} item={item} name={name} hint={hint} close={() => setOpen(false)} />,
            document.body,
          )}
      </>
    )
  return <RowAct name="Unpin" of={name} busy={busy} act={() => void unpin()} />
}

/** Says that a row is pinned. */
export function PinBadge({ pins, item }: Pick<Props, 'pins' | 'item'>) {
  const until = pins.isHere ? pins.untilOf(item) : undefined
  if (until === undefined) return null
  return <span className="badge badge-forest">Pinned{until && ` until ${formatDay(until)}`}</span>
}

function PinDialog({ pins, item, name, hint, close }: Props & { close: () => void }) {
  const edit = useForm<PinUntil>({
    shape: PinUntil,
    send: async ({ until }) => {
      pins.setChanged(await pinItem({ kind: pins.kind, item, until }))
      notify.success('Pinned')
      close()
    },
    refused: whyRefused,
  })
  const { problem, busy } = edit
  return (
    <Dialog title={`Pin ${name}`} close={close}>
      <Form of={edit} className="grid gap-4">
        <p>{hint}</p>
        <Field name="until" label="Last day" hint="Without a day it stays until you unpin it" type="date" />
        <Problem text={problem} />
        <p>
          <SubmitButton label="Pin it" busyLabel="Pinning..." busy={busy} />
        </p>
      </Form>
    </Dialog>
  )
}
