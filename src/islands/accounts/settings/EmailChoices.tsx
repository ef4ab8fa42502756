import { useStore } from '@nanostores/react'
import { churchMails } from '../../../lib/site/this-church.ts'
import { settingsTexts } from '../../../lib/texts/accounts/settings.ts'
import { noMailWords } from '../../../lib/texts/messages/no-mail.ts'
import { $memberSettings, saveMemberSettings } from '../../../stores/member-settings.ts'
import { useMember } from '../../../stores/useMember.ts'
import { settingsWords } from './messages.ts'
import { useSaving } from './useSaving.tsx'
import { Waiting } from './Waiting.tsx'

const { emails } = settingsTexts
type Choice = keyof typeof emails

/** Switches for the optional e-mails. The one about members' messages to their leader is shown to leaders only. */
export function EmailChoices() {
  const member = useMember()
  const now = useStore($memberSettings, { ssr: 'initial' })
  const { save, status } = useSaving()
  if (now.state !== 'loaded') return <Waiting now={now} />

  const leads = member?.role === 'fellowship_leader' || member?.role === 'admin'
  const own: Choice[] = ['reminder_mail', 'news_mail']
  const offered: Choice[] = leads ? [...own, 'leader_mail'] : own
  const choose = (name: Choice, isWanted: boolean) =>
    void save(async () => {
      await saveMemberSettings({ [name]: isWanted })
      return churchMails() ? emails[name][isWanted ? 'on' : 'off'] : settingsTexts.saved
    })

  return (
    <div className="grid gap-3">
      {!churchMails() && <p className="notice">{noMailWords.hint}</p>}
      {churchMails() && !member?.['email'] && (
        <p className="notice">
          You have no e-mail address here, so no e-mail reaches you.{' '}
          <a href="/profile">{settingsWords.addOneProfile}</a>.
        </p>
      )}
      {churchMails() && Boolean(member?.['email']) && member?.['email_confirmed'] === false && (
        <p className="notice">
          Your e-mail address is not confirmed yet, so none of these e-mails reach you. Open the link of the
          one that we sent there, or ask for another one on <a href="/profile">{settingsWords.profile}</a>.
        </p>
      )}
      {offered.map((name) => (
        <label className="choice" key={name}>
          <input
            type="checkbox"
            checked={now.settings[name]}
            onChange={({ currentTarget }) => choose(name, currentTarget.checked)}
          />
          {emails[name].label}
        </label>
      ))}
      {status}
    </div>
  )
}
