import { useEffect, useState } from 'react'
import { Confirm } from '../../components/ui/Confirm.tsx'
import { Dialog } from '../../components/ui/Dialog.tsx'
import { whyRefused } from '../../lib/api/api-error.ts'
import { call } from '../../lib/api/call.ts'
import {
  endFellowshipLink,
  makeFellowshipLink,
  readFellowshipLink,
} from '../../lib/contract/groups/calls/fellowship-links.ts'
import type { FellowshipLinkAnswer } from '../../lib/contract/groups/fellowship-link.ts'
import { useAct } from '../../stores/useAct.ts'
import { MembersLink } from './MembersLink.tsx'

type Props = { fellowship: { id: number; name: string }; close: () => void }

/** The members of a fellowship are invited: the link of the fellowship, to share and as a picture. */
export function InviteMembers({ fellowship, close }: Props) {
  const [link, setLink] = useState<FellowshipLinkAnswer>()
  const [problem, setProblem] = useState('')
  const [ending, setEnding] = useState(false)
  const [busy, act] = useAct()
  useEffect(() => {
    call(readFellowshipLink, { id: fellowship.id }).then(setLink, (error: unknown) =>
      setProblem(whyRefused(error)),
    )
  }, [fellowship.id])

  if (ending)
    return (
      <Confirm
        title="End this link?"
        act="End link"
        confirm={async () => setLink(await call(endFellowshipLink, { id: fellowship.id }))}
        refused={whyRefused}
        close={() => setEnding(false)}
      >
        <p>Whoever opens it then is told so. Who has joined stays. You can make a new link.</p>
      </Confirm>
    )
  return (
    <Dialog title="Invite your members" close={close}>
      <div className="grid gap-4">
        <p>
          Whoever opens the link signs up, or logs in, and joins {fellowship.name}. Send it to your group, or
          let them point their camera at the picture.
        </p>
        {problem && (
          <p className="notice notice-error" role="alert">
            {problem}
          </p>
        )}
        {!link && !problem && (
          <div className="skeleton min-h-40" role="status" aria-label="Reading the link" />
        )}
        {link?.link === '' && (
          <p>
            <button
              className="btn btn-primary"
              type="button"
              disabled={busy}
              onClick={() =>
                void act(
                  async () => setLink(await call(makeFellowshipLink, { id: fellowship.id })),
                  'Link created',
                )
              }
            >
              Create link
            </button>
          </p>
        )}
        {link?.link && <MembersLink {...link} name={fellowship.name} end={() => setEnding(true)} />}
      </div>
    </Dialog>
  )
}
