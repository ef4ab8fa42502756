import { expect, test } from 'vitest'
import { MessageChoices } from '../../../src/islands/accounts/settings/MessageChoices.tsx'
import { Settings } from '../../../src/islands/admin/sections/Settings.tsx'
import { Conversation } from '../../../src/islands/care/inbox/Conversation.tsx'
import { ApprovedMessages } from '../../../src/islands/messages/messages/SendMessages.tsx'
import { PersonDialog } from '../../../src/islands/people/persons/PersonDialog.tsx'
import { confirmNumber } from '../../support/confirmed.ts'
import { openIsland, screen, waitFor } from '../../support/page.tsx'
import {
  button,
  byRole,
  choose,
  dialog,
  dialogSays,
  field,
  fill,
  noDialog,
  press,
  sees,
  seesNo,
  tick,
} from '../../support/page-acts.ts'
import { onlyAgreed, openWhatsAppChurch } from '../../support/whatsapp.ts'

/* The screens of WhatsApp: templates and cost for staff, the 24 hours in the inbox, and the own choice of a member. */

const ama = '+233244000001'

/** A church with WhatsApp, and a page of it. */
async function openPage(island: React.ReactElement, as: string, prepared: (open: Open) => Promise<unknown>) {
  const open = await openWhatsAppChurch()
  await prepared(open)
  document.documentElement.dataset['whatsapp'] = 'on'
  const page = await openIsland(island, { as, church: open.church })
  // The page has set the clock of the whole process.
  open.setClock()
  return {
    ...page,
    world: open,
    async [Symbol.asyncDispose]() {
      page.close()
      await open[Symbol.asyncDispose]()
    },
  }
}
type Open = Awaited<ReturnType<typeof openWhatsAppChurch>>

const withTemplates = async (open: Open) => {
  await onlyAgreed(open, [ama])
  await (await open.as('admin')).refresh()
}

test('staff chooses a template, fills its variables, and sees words and cost before it goes', async () => {
  await using page = await openPage(<ApprovedMessages />, 'admin', withTemplates)
  await press('Write message')
  await tick('radio', 'WhatsApp', await dialog())
  await choose(/^WhatsApp template/, 'church_news (marketing)')
  await dialogSays('Dear {{1}}, news of your church: {{2}} God bless you.')
  await choose(/^Recipients/, 'Everybody')
  await choose(/^Topic/, 'News of the whole church')
  await fill(/^Subject/, 'Harvest')
  await fill(/^Variable 1/, '{first name}')
  await fill(/^Variable 2/, 'harvest is on Sunday.')
  expect(screen.queryByLabelText(/^Message/)).toBeNull()

  await press('Preview', await dialog())
  await dialogSays('WhatsApp, marketing')
  await dialogSays(/WhatsApp, marketing\s*1, GH/)
  await dialogSays(/Dear Ama0, news of your church: harvest is on Sunday\./)
  await press('Send to 1 person', await dialog())

  await sees('Your message is on its way')
  await page.world.deliver()
  expect(page.world.fake.book.map(({ text }) => text)).toEqual([
    'Dear Ama0, news of your church: harvest is on Sunday. God bless you.',
  ])
})

test('a draft keeps its template and the words of its variables when it is closed and when the page is loaded again', async () => {
  await using page = await openPage(<ApprovedMessages />, 'admin', withTemplates)
  await press('Write message')
  await tick('radio', 'WhatsApp', await dialog())
  await choose(/^WhatsApp template/, 'church_news (marketing)')
  await fill(/^Subject/, 'Harvest')
  await fill(/^Variable 1/, '{first name}')
  await fill(/^Variable 2/, 'harvest is on Sunday.')
  const isThere = async () => {
    await press('Write message')
    await waitFor(async () => expect(await field(/^Variable 2/)).toHaveValue('harvest is on Sunday.'))
    expect(await field(/^WhatsApp template/)).toHaveValue('church_news')
    expect(await field(/^Variable 1/)).toHaveValue('{first name}')
    expect(await field(/^Subject/)).toHaveValue('Harvest')
    expect(await byRole('radio', 'WhatsApp', await dialog())).toBeChecked()
    await press('Cancel', await dialog())
    await noDialog()
  }
  await press('Cancel', await dialog())
  await noDialog()
  await isThere()

  await page.reload()
  // Left before its fields are there, the dialog has nothing to keep.
  const answer = page.hold('GET messages/audiences/')
  await press('Write message')
  await dialogSays('Loading')
  await page.reload()
  answer()
  await isThere()
})

test('staff reads the templates from WhatsApp, with what keeps one from being sent', async () => {
  await using page = await openPage(<ApprovedMessages />, 'admin', (open) => onlyAgreed(open, [ama]))
  await press('WhatsApp templates')
  await dialogSays('Not read yet')

  await press('Read templates', await dialog())

  await dialogSays('Waits for approval')
  await dialogSays('It is not sent from here: Its header is a picture, a film or a file.')
  page.world.fake.close()
  await press('Read templates', await dialog())
  await dialogSays('WhatsApp was not reached.')
  await dialogSays('Waits for approval')
})

test('without WhatsApp no screen names it', async () => {
  await using page = await openIsland(<ApprovedMessages />, { as: 'admin' })
  await press('Write message')
  await button('Preview', await dialog())

  expect(document.body.textContent).not.toContain('WhatsApp')
  await page.open(<MessageChoices />, { as: 'member', at: '/settings#messages' })
  await sees('Preferred way')
  expect(document.body.textContent).not.toContain('WhatsApp')
})

test('the inbox shows until when free words go, and afterwards asks for a template', async () => {
  await using page = await openPage(<p>Elsewhere</p>, 'admin', async (open) => {
    await withTemplates(open)
    const account = await open.church.db
      .selectFrom('account')
      .select('id')
      .where('telephone', '=', ama)
      .executeTakeFirstOrThrow()
    await confirmNumber(open.church, account.id, ama)
    await open.writes(ama, 'Is there a service tonight?')
  })
  const { id } = await page.church.db.selectFrom('conversation').select('id').executeTakeFirstOrThrow()
  const inbox = <Conversation id={id} back="open" changed={() => undefined} />
  await page.open(inbox, { as: 'admin' })

  await waitFor(() => expect(screen.getAllByText('By WhatsApp').length).toBeGreaterThan(0))
  await sees(/^You may write freely until 24 Nov 2026, 12:00/)
  await fill(/^Your answer/, 'At nine.')
  await press('Answer')
  await sees('Your answer is on its way')
  await page.world.deliver()
  await page.world.pass(25 * 3_600_000)
  await page.open(inbox, { as: 'admin' })
  await sees(/^The 24 hours after the last message are over/)
  expect(screen.queryByLabelText(/^Your answer/)).toBeNull()
  await choose(/^Template/, 'message_of_church')
  await fill(/^Variable 1/, 'We also meet on Friday.')
  await press('Answer')

  await sees('Your answer is on its way')
  await page.world.deliver()
  expect(page.world.fake.book.map(({ text }) => text)).toEqual([
    'At nine.',
    'A message of your church: We also meet on Friday. Write back here to answer.',
  ])
})

test('a member agrees to WhatsApp, sees since when, and chooses the order of the other ways', async () => {
  await using page = await openPage(<MessageChoices />, 'member', async ({ church }) => {
    await church.db.updateTable('account').set({ telephone: ama }).where('username', '=', 'member').execute()
  })
  await tick('checkbox', 'The church may write to me by WhatsApp on +233244000001')
  await sees(/^Decided on 23 Nov 2026: own settings\./)
  await tick('radio', 'WhatsApp')
  await press('Move up: A text message')
  await press('Move up: A text message')

  await waitFor(async () => {
    const choice = await page.church.db.selectFrom('message_choice').selectAll().executeTakeFirst()
    expect(choice).toMatchObject({
      first_channel: 'whatsapp',
      next_channels: '["sms","push","email","app"]',
    })
  })
  await page.world.writes(ama, 'STOP')
  await page.reload()
  await sees(/^STOP was written from this number on 23 Nov 2026/)
  await seesNo('Decided on 23 Nov 2026: own settings.')
  expect(await field('The church may write to me by WhatsApp on +233244000001')).toBeDisabled()
})

test('the office notes in the register whether somebody agreed, and a STOP from that number ends it', async () => {
  await using page = await openPage(<p>Elsewhere</p>, 'admin', async ({ church }) => {
    await church.db.updateTable('account').set({ telephone: '' }).execute()
    await church.db.updateTable('person').set({ telephone: '' }).execute()
    await church.db.updateTable('person').set({ telephone: ama }).where('id', '=', personOf).execute()
  })
  const consent = () =>
    page.church.db
      .selectFrom('whatsapp_consent')
      .select('given')
      .where((row) =>
        row.or([
          row('person_id', '=', personOf),
          row('account_id', '=', row.selectFrom('person').select('account_id').where('id', '=', personOf)),
        ]),
      )
      .executeTakeFirst()
  const person = (
    <PersonDialog id={personOf} statuses={[]} close={() => undefined} changed={() => undefined} />
  )
  await page.open(person, { as: 'admin' })
  expect(await field('Messages by WhatsApp')).toHaveValue('')

  await choose('Messages by WhatsApp', 'Yes')
  await waitFor(async () => expect(await consent()).toMatchObject({ given: 1 }))
  await dialogSays(/23 Nov 2026, /)
  await choose('Messages by WhatsApp', 'No')
  await waitFor(async () => expect(await consent()).toMatchObject({ given: 0 }))

  await page.world.writes(ama, 'STOP')
  await page.open(person, { as: 'admin' })
  await dialogSays(/STOP was written from this number on 23 Nov 2026/)
})

test('prices by category are guesses until an admin enters them, and a wrong one is not stored', async () => {
  await using page = await openPage(<Settings />, 'admin', async () => undefined)
  const stored = async () => {
    const rows = await page.church.db
      .selectFrom('church_setting')
      .select(['key', 'value'])
      .where('key', 'like', 'whatsapp_price_%')
      .execute()
    return Object.fromEntries(rows.map(({ key, value }) => [key, JSON.parse(value)]))
  }
  await sees(/^What stands here at first is a guess, and no price of WhatsApp/)

  await fill(/^Price of a WhatsApp message for marketing/, 'a lot')
  await press('Save settings')
  await waitFor(async () =>
    expect(await field(/^Price of a WhatsApp message for marketing/)).toHaveAttribute('aria-invalid', 'true'),
  )
  expect(await stored()).toEqual({})
  await fill(/^Price of a WhatsApp message for marketing/, '0.31')
  await fill(/^Price of a WhatsApp message for utility/, '0.07')
  await fill(/^Price of an answer by WhatsApp/, '0.02')
  await press('Save settings')

  await waitFor(async () =>
    expect(await stored()).toEqual({
      whatsapp_price_marketing: 31,
      whatsapp_price_utility: 7,
      whatsapp_price_service: 2,
    }),
  )
})

/** Somebody of the sample's register. */
const personOf = 1
