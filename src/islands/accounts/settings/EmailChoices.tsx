import { useStore } from '@nanostores/react'
import type { EmailChoice } from '../../../lib/contract/accounts/member-settings.ts'
import { churchMails } from '../../../lib/site/this-church.ts'
import { settingsTexts } from '../../../lib/texts/accounts/settings.ts'
import { noMailWords } from '../../../lib/texts/messages/no-mail.ts'
import { $memberSettings, saveMemberSettings } from '../../../stores/member-settings.ts'
import { useMember } from '../../../stores/useMember.ts'
import { settingsWords } from './messages.ts'
import { emailTexts } from './setting-names.ts'
import { useSaving } from './useSaving.tsx'
import { Waiting } from './Waiting.tsx'

/** Switches for the optional e-mails. The one about members' messages to their leader is shown to leaders only. */
export function EmailChoices() {
  const member = useMember()
  const now = useStore($memberSettings, { ssr: 'initial' })
  const { save, status } = useSaving()
  if (now.state !== 'loaded') return <Waiting now={now} />

  const leads = member?.role === 'fellowship_leader' || member?.role === 'admin'
  const own: EmailChoice[] = ['reminder_mail', 'news_mail']
  const offered: EmailChoice[] = leads ? [...own, 'leader_mail'] : own
  const choose = (name: EmailChoice, isWanted: boolean) =>
    void save(async () => {
      await saveMemberSettings({ [name]: isWanted })
      return churchMails() ? emailTexts(name)[isWanted ? 'on' : 'off'] : settingsTexts.saved
    })

  return (
    <div className="grid gap-3">
      {!churchMails() && <p className="notice">{noMailWords.hint}</p>}
      {churchMails() && !member?.['email'] && (
        <p className="notice">
          {settingsWords.noEmail[0]}
          <a href="/profile">{settingsWords.noEmail[1]}</a>
          {settingsWords.noEmail[2]}
        </p>
      )}
      {churchMails() && Boolean(member?.['email']) && member?.['email_confirmed'] === false && (
        <p className="notice">
          {settingsWords.unconfirmedEmail[0]}
          <a href="/profile">{settingsWords.unconfirmedEmail[1]}</a>
          {settingsWords.unconfirmedEmail[2]}
        </p>
      )}
      {offered.map((name) => (
        <label className="choice" key={name}>
          <input
            type="checkbox"
            checked={now.settings[name]}
            onChange={({ currentTarget }) => choose(name, currentTarget.checked)}
          />
          {emailTexts(name).label}
        </label>
      ))}
      {status}
    </div>
  )
}
