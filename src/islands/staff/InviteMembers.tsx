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
import { staffWords } from './messages.ts'

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
        title={staffWords.endLinkQuestion}
        act={staffWords.endLinkAct}
        confirm={async () => setLink(await call(endFellowshipLink, { id: fellowship.id }))}
        refused={whyRefused}
        close={() => setEnding(false)}
      >
        <p>{staffWords.endLinkExplained}</p>
      </Confirm>
    )
  return (
    <Dialog title={staffWords.inviteMembers} close={close}>
      <div className="grid gap-4">
        <p>{staffWords.inviteExplained({ name: fellowship.name })}</p>
        {problem && (
          <p className="notice notice-error" role="alert">
            {problem}
          </p>
        )}
        {!link && !problem && (
          <div className="skeleton min-h-40" role="status" aria-label={staffWords.readingLink} />
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
                  staffWords.linkCreated,
                )
              }
            >
              {staffWords.createLink}
            </button>
          </p>
        )}
        {link?.link && <MembersLink {...link} name={fellowship.name} end={() => setEnding(true)} />}
      </div>
    </Dialog>
  )
}
