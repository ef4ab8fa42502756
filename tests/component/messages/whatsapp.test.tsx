import { expect, test } from 'vitest'
import { MessageChoices } from '../../../src/islands/accounts/settings/MessageChoices.tsx'
import { Conversation } from '../../../src/islands/care/inbox/Conversation.tsx'
import { ApprovedMessages } from '../../../src/islands/messages/messages/SendMessages.tsx'
import { confirmNumber } from '../../support/confirmed.ts'
import { openIsland, screen, waitFor } from '../../support/page.tsx'
import {
  button,
  choose,
  dialog,
  dialogSays,
  field,
  fill,
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
