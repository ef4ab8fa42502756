/** What an invitation asks of somebody, `to serve in the media team`. */
export function invitationPhrase({ role, fellowship }: { role: string; fellowship: string | null }): string {
  if (fellowship !== null) return `to lead the fellowship ${fellowship}`
  if (role === 'media') return 'to serve in the media team'
  if (role === 'admin') return 'to look after the whole site as a super admin'
  return 'to become a member'
}
