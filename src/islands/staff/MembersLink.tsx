import { QrCode } from '../../components/ui/QrCode.tsx'
import type { FellowshipLinkAnswer } from '../../lib/contract/groups/fellowship-link.ts'
import { churchName } from '../../lib/site/this-church.ts'
import { shownDay } from '../../lib/words/shown-day.ts'
import { staffWords } from './messages.ts'
import { ShareLink } from './ShareLink.tsx'

type Props = FellowshipLinkAnswer & { name: string; end: () => void }

/** The link by which people join a fellowship: to copy, to share, as a picture, and to end. */
export const MembersLink = ({ link, expires_at, joins, name, end }: Props) => (
  <>
    <QrCode text={link} label={staffWords.linkPicture({ name })} className="w-56" />
    <ShareLink
      link={link}
      words={staffWords.invitation({ name, church: churchName(), link })}
      hint={
        joins
          ? staffWords.linkJoins({ day: shownDay(expires_at) })
          : staffWords.linkAsks({ day: shownDay(expires_at) })
      }
    >
      <button className="btn btn-danger" type="button" onClick={end}>
        {staffWords.endLink}
      </button>
    </ShareLink>
  </>
)
