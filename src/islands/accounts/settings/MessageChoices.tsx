import { useEffect, useState } from 'react'
import { whyRefused } from '../../../lib/api/api-error.ts'
import { readMessageChoice, saveMessageChoice } from '../../../lib/api/messages/messages.ts'
import { type Channel, channels, purposes } from '../../../lib/contract/messages/message.ts'
import type { MessageChoice, MessageChoiceForm } from '../../../lib/contract/messages/message-choice.ts'
import { churchMails, churchWhatsApps, isUsed } from '../../../lib/site/this-church.ts'
import { settingsTexts } from '../../../lib/texts/accounts/settings.ts'
import { firstChannelNames, purposeNames } from '../../../lib/texts/messages/messages.ts'
import { NextChannels } from './channels/NextChannels.tsx'
import { WhatsAppChoice } from './channels/WhatsAppChoice.tsx'
import { settingsWords } from './messages.ts'
import { useSaving } from './useSaving.tsx'

/** Whether the church writes by a way at all. */
const canReach = (channel: Channel): boolean =>
  (channel !== 'email' || churchMails()) &&
  (channel !== 'sms' || isUsed('texts')) &&
  (channel !== 'whatsapp' || churchWhatsApps())

/** Which messages of the church a member wants, and by which way first. */
export function MessageChoices() {
  const [choice, setChoice] = useState<MessageChoice>()
  const [problem, setProblem] = useState('')
  const { save, status } = useSaving()
  useEffect(() => {
    readMessageChoice().then(setChoice, (error: unknown) => setProblem(whyRefused(error)))
  }, [])
  if (problem) return <p className="notice notice-error">{problem}</p>
  if (!choice) return <p role="status">{settingsWords.loading}</p>

  const { stopped, whatsapp, ...kept } = choice
  // What was chosen before stays shown.
  const offered = channels.filter((channel) => canReach(channel) || kept.first_channel === channel)
  type Change = Partial<typeof kept> & Pick<MessageChoiceForm, 'whatsapp_given'>
  const keep = ({ whatsapp_given, ...change }: Change) =>
    void save(async () => {
      setChoice({ ...choice, ...change })
      try {
        setChoice(await saveMessageChoice({ ...kept, ...change, whatsapp_given }))
      } catch (error) {
        setChoice(choice)
        throw error
      }
      return settingsTexts.saved
    })
  return (
    <div className="grid gap-4">
      <fieldset className="grid gap-3">
        <legend>{settingsWords.topics}</legend>
        {purposes.map((purpose) => (
          <label className="choice" key={purpose}>
            <input
              type="checkbox"
              checked={!kept.unwanted.includes(purpose)}
              onChange={({ currentTarget: { checked } }) =>
                keep({
                  unwanted: checked
                    ? kept.unwanted.filter((one) => one !== purpose)
                    : [...kept.unwanted, purpose],
                })
              }
            />
            {purposeNames[purpose]}
          </label>
        ))}
      </fieldset>
      {stopped.length > 0 && (
        <p className="notice">
          {settingsWords.stopped({ topics: stopped.map((one) => purposeNames[one]).join(', ') })}
        </p>
      )}
      <fieldset className="grid gap-3">
        <legend>{settingsWords.preferredWay}</legend>
        {offered.map((channel) => (
          <label className="choice" key={channel}>
            <input
              type="radio"
              name="first_channel"
              checked={kept.first_channel === channel}
              onChange={() => keep({ first_channel: channel })}
            />
            {firstChannelNames[channel]}
          </label>
        ))}
        <NextChannels
          channels={orderOf(kept, offered)}
          move={(channels) => keep({ next_channels: channels })}
        />
        <p className="hint">
          {settingsWords.nextWay[0]}
          <a href="/my-messages">{settingsWords.nextWay[1]}</a>
          {settingsWords.nextWay[2]}
        </p>
      </fieldset>
      {whatsapp && <WhatsAppChoice whatsapp={whatsapp} decide={(given) => keep({ whatsapp_given: given })} />}
      {status}
    </div>
  )
}

/** The ways after the first one, in the order in which they are tried. */
function orderOf(
  { first_channel, next_channels }: Pick<MessageChoice, 'first_channel' | 'next_channels'>,
  offered: readonly Channel[],
): Channel[] {
  const usual: readonly Channel[] = ['push', 'email', 'whatsapp', 'sms', 'app']
  return [...new Set([...next_channels, ...usual])].filter(
    (channel) => channel !== first_channel && offered.includes(channel),
  )
}
