import { useState } from 'react'
import { moveDraft } from '../../../lib/browser/drafts.ts'
import { readLoginIntent } from '../../../lib/browser/login-intent.ts'
import { useMember } from '../../../stores/useMember.ts'
import { MemberMessage } from './MemberMessage.tsx'
import { VisitorMessage } from './VisitorMessage.tsx'

/** A message to the leader of the fellowship. A visitor adds a name and a telephone number for the answer. */
export function LeaderMessage(props: { id: number; leader: string }) {
  const member = useMember()
  // If the session ends, the draft stays this member's. A different member gets a new draft.
  const [owner, setOwner] = useState<string>()
  if (member && member.username !== owner) {
    // Takes over the draft that was written before the login.
    if (!owner && readLoginIntent()?.fellowship === props.id)
      moveDraft(messageDraft(props.id), messageDraft(props.id, member.username))
    setOwner(member.username)
  }
  if (owner === undefined) return <VisitorMessage {...props} draft={messageDraft(props.id)} />
  const draft = messageDraft(props.id, owner)
  return <MemberMessage key={owner} {...props} draft={draft} isOpen={member !== undefined} />
}

const messageDraft = (id: number, owner = '') => `leader-${id}:${owner}`
