import { useState } from 'react'
import { Confirm } from '../../../../components/ui/Confirm.tsx'
import { call } from '../../../../lib/api/call.ts'
import { showPastGifts, takePastGiftsBack } from '../../../../lib/contract/giving/calls/past-gifts.ts'
import type { PastImportAnswer } from '../../../../lib/contract/giving/past-gift.ts'
import type { Make } from './make.ts'
import { pastWords } from './messages.ts'

type Props = { list: PastImportAnswer; busy: boolean; make: Make; drop: () => void }

/** What can be done with a whole import: show or hide it, take it back, or delete it. */
export function ImportedActs({ list, busy, make, drop }: Props) {
  const { id, name, state, counts, in_statements } = list
  const [dialog, setDialog] = useState<'back' | 'delete'>()
  const close = () => setDialog(undefined)
  const show = () =>
    make(
      () => call(showPastGifts, { id, body: { in_statements: !in_statements } }),
      in_statements ? pastWords.hidden : pastWords.shown,
    )
  return (
    <>
      {state === 'done' && (
        <>
          <p>{in_statements ? pastWords.areShown : pastWords.areHidden}</p>
          <p className="flex flex-wrap gap-3">
            <button className="btn" type="button" disabled={busy} onClick={show}>
              {in_statements ? pastWords.hideGivers : pastWords.showGivers}
            </button>
            <button
              className="btn btn-danger"
              type="button"
              disabled={busy}
              onClick={() => setDialog('back')}
            >
              {pastWords.takeBack}
            </button>
          </p>
        </>
      )}
      {state !== 'done' && (
        <p>
          <button className="btn" type="button" disabled={busy} onClick={() => setDialog('delete')}>
            {pastWords.remove}
          </button>
        </p>
      )}
      {dialog === 'back' && (
        <Confirm
          title={pastWords.takeBackTitle({ name })}
          act={pastWords.takeBack}
          close={close}
          confirm={() => make(() => call(takePastGiftsBack, { id }), pastWords.takenBack)}
        >
          <p>{pastWords.takeBackSays({ count: counts.ready })}</p>
        </Confirm>
      )}
      {dialog === 'delete' && (
        <Confirm title={pastWords.removeTitle({ name })} act={pastWords.remove} close={close} confirm={drop}>
          <p>{pastWords.removeSays}</p>
        </Confirm>
      )}
    </>
  )
}
