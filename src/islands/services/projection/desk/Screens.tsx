import { useState } from 'react'
import { Confirm } from '../../../../components/ui/Confirm.tsx'
import { QrCode } from '../../../../components/ui/QrCode.tsx'
import { whyRefused } from '../../../../lib/api/api-error.ts'
import { call } from '../../../../lib/api/call.ts'
import {
  endPresentationCode,
  renewPresentationCode,
} from '../../../../lib/contract/services/calls/projection.ts'
import type { PresentationAnswer } from '../../../../lib/contract/services/projection.ts'
import { notify } from '../../../../stores/toasts.ts'
import { ShareLink } from '../../../staff/ShareLink.tsx'
import { projectionDeskWords as words } from './messages.ts'

type Props = { presentation: PresentationAnswer; take: (answer: PresentationAnswer) => void }

/** The link that opens the screens, with its code, and the end of it. */
export function Screens({ presentation: { id, title, code }, take }: Props) {
  const [asking, setAsking] = useState<'renew' | 'end'>()
  const link = `${location.origin}/present/${code}`
  return (
    <section className="grid grid-cols-1 gap-4">
      <h3>{words.screens}</h3>
      {code ? (
        <>
          <ShareLink link={link} hint={words.screensHint} words={words.shareWords({ title, link })} />
          {/* A zero-width space: the address may go on in the next line. */}
          <p>{words.screenCode({ address: `${location.host}/\u200Bpresent`, code })}</p>
          <QrCode text={link} label={words.screenQr} className="w-40" />
          <p className="flex flex-wrap gap-x-5 gap-y-3">
            <a href={link} target="_blank" rel="noopener">
              {words.fullView}
            </a>
            <a href={`${link}?view=stage`} target="_blank" rel="noopener">
              {words.stageView}
            </a>
            <a href={`${link}?view=lower-third`} target="_blank" rel="noopener">
              {words.thirdView}
            </a>
            <a href={`${link}?view=lower-third&key=green`} target="_blank" rel="noopener">
              {words.thirdGreen}
            </a>
          </p>
        </>
      ) : (
        <p>{words.noCode}</p>
      )}
      <p className="flex flex-wrap gap-3">
        <button className="btn" type="button" onClick={() => setAsking('renew')}>
          {words.renewCode}
        </button>
        {code && (
          <button className="btn" type="button" onClick={() => setAsking('end')}>
            {words.endCode}
          </button>
        )}
      </p>
      {asking && (
        <Confirm
          title={asking === 'renew' ? words.renewTitle : words.endTitle}
          act={asking === 'renew' ? words.renewCode : words.endCode}
          confirm={async () => {
            take(await call(asking === 'renew' ? renewPresentationCode : endPresentationCode, { id }))
            notify.success(asking === 'renew' ? words.renewed : words.ended)
          }}
          refused={whyRefused}
          close={() => setAsking(undefined)}
        >
          <p>{asking === 'renew' ? words.renewText : words.endText}</p>
        </Confirm>
      )}
    </section>
  )
}
