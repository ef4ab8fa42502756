import { useState } from 'react'
import { moveDraft } from '../../lib/drafts.ts'
import { readLoginIntent } from '../../lib/login-intent.ts'
import { useMember } from '../../stores/useMember.ts'
import { MemberMessage } from './MemberMessage.tsx'
import { VisitorMessage } from './VisitorMessage.tsx'

export type LeaderMessageProps = { id: number; leader: string }

/** A few words to who leads the fellowship. A visitor leaves a name and a telephone number for the answer. */
export function LeaderMessage(props: LeaderMessageProps) {
  const member = useMember()
  // A session that ends takes the name away, and the words are still this member's; the next one begins anew.
  const [owner, setOwner] = useState<string>()
  if (member && member.username !== owner) {
    // What was written before the login came between.
    if (!owner && readLoginIntent()?.fellowship === props.id)
      moveDraft(messageDraft(props.id), messageDraft(props.id, member.username))
    setOwner(member.username)
  }
  if (owner === undefined) return <VisitorMessage {...props} draft={messageDraft(props.id)} />
  const draft = messageDraft(props.id, owner)
  return <MemberMessage key={owner} {...props} draft={draft} isOpen={member !== undefined} />
}

const messageDraft = (id: number, owner = '') => `leader-${id}:${owner}`
