import { QrCode } from '../../components/ui/QrCode.tsx'
import type { FellowshipLinkAnswer } from '../../lib/contract/groups/fellowship-link.ts'
import { churchName } from '../../lib/site/this-church.ts'
import { formatDay } from '../../lib/time/dates.ts'
import { ShareLink } from './ShareLink.tsx'

type Props = FellowshipLinkAnswer & { name: string; end: () => void }

/** The link by which people join a fellowship: to copy, to share, as a picture, and to end. */
export const MembersLink = ({ link, expires_at, joins, name, end }: Props) => (
  <>
    <QrCode text={link} label={`The link into ${name} as a picture`} className="w-56" />
    <ShareLink
      link={link}
      words={`You are invited into the fellowship ${name} of ${churchName()}: ${link}`}
      hint={`It holds until ${formatDay(expires_at)}. ${joins ? 'Who takes it is in at once.' : 'Who takes it asks the leader first.'}`}
    >
      <button className="btn btn-danger" type="button" onClick={end}>
        End this link
      </button>
    </ShareLink>
  </>
)
