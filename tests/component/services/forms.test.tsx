import { randomUUID } from 'node:crypto'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Forms } from '../../../src/islands/services/forms/desk/Forms.tsx'
import { OpenFormIsland } from '../../../src/islands/services/forms/OpenFormIsland.tsx'
import { storeCall } from '../../../src/islands/shell/outbox/outbox.ts'
import { readOutbox } from '../../../src/lib/browser/outbox.ts'
import type { SubmissionForm } from '../../../src/lib/contract/services/form.ts'
import type { Church } from '../../support/church.ts'
import { answering, type dinner, formQuestion, madeForm } from '../../support/forms.ts'
import { openIsland } from '../../support/page.tsx'
import { choose, dialog, field, fill, noDialog, pick, press, sees, tick } from '../../support/page-acts.ts'

/* A form of the church as somebody answers it, and as staff makes it. */

const script = '<img src=x onerror=alert(1)>'

const pageOf =
  (changes: Partial<typeof dinner> = {}) =>
  async (church: Church) => {
    const { access } = await church.signIn('admin')
    const form = await madeForm(church, access, changes)
    return <OpenFormIsland form={{ ...form, places_left: null }} />
  }

test('a question is shown by the answer that wants it, and what is missing is said at its question', async () => {
  await using page = await openIsland(pageOf())
  expect(screen.queryByLabelText(/What not/)).toBeNull()

  await tick('radio', 'No')
  await press('Send answer')
  expect(await field('Full name')).toHaveAttribute('aria-invalid', 'true')
  await fill('Full name', 'Kofi Boateng')
  await fill('What not?', 'Fish')
  await press('Send answer')
  await sees('See you there.')

  const [sent] = page.bodies('POST forms/dinner/answers/') as SubmissionForm[]
  expect(sent?.answers).toEqual([
    { question: 'qname', values: ['Kofi Boateng'] },
    { question: 'qeats', values: ['No'] },
    { question: 'qwhat', values: ['Fish'] },
  ])
})

test('what was typed survives a reload, with the question that it shows', async () => {
  await using page = await openIsland(pageOf())
  await tick('radio', 'No')
  await fill('What not?', 'Groundnuts')

  await page.reload()

  expect(await field('What not?')).toHaveValue('Groundnuts')
})

test('an answer that found no network waits in the queue, and is taken once with the same key', async () => {
  await using page = await openIsland(pageOf())
  await fill('Full name', 'Kofi Boateng')
  await tick('radio', 'Yes')
  page.plan('POST forms/*/answers/', 'lost')
  await press('Send answer')
  const form = document.forms[0]
  if (!form) throw new Error('The page has a form.')
  await waitFor(() => expect(form.dataset['unsent']).toBeTruthy())
  const id = storeCall(form)
  const [stored] = readOutbox()
  page.replan()

  expect([stored?.id, stored?.what]).toEqual([id, 'Answer to a form'])
  for (const _ of [1, 2])
    await page.ask('', `POST ${stored?.path}`, JSON.parse(String(stored?.body)) as object)
  const [head] = (await page.ask('admin', 'GET forms/')) as { placed: number }[]
  expect(head?.placed).toBe(1)
})

test('a script in every word of a form is text', async () => {
  await using _ = await openIsland(
    pageOf({
      questions: [
        formQuestion({ id: 'qa', label: script, hint: script }),
        formQuestion({ id: 'qb', label: script, kind: 'several', choices: [script, 'Other'] }),
        formQuestion({ id: 'qc', label: script, kind: 'part', hint: script }),
        formQuestion({ id: 'qd', label: script, kind: 'choice', choices: [script] }),
        formQuestion({ id: 'qe', label: script, kind: 'children' }),
      ],
    }),
  )

  expect(document.querySelector('main img')).toBeNull()
  expect(screen.getAllByText(script, { exact: false }).length).toBeGreaterThan(6)
})

test('a super admin makes a form of a template, adds a question, opens it, and reads what was answered', async () => {
  await using page = await openIsland(<Forms />, { as: 'admin', at: '/church-forms#forms' })
  await press('Add form')
  await choose('Begin with', 'Survey without names', await dialog())
  await press('Add form', await dialog())
  await noDialog()

  await press('Add question')
  await fill('Question', 'Would you come on Saturday?', await dialog())
  await choose('Kind', 'Choice of one', await dialog())
  await fill('Choices, one on each line', 'Gladly\nRather not', await dialog())
  await press('Save')
  await noDialog()
  await press('Open form')
  const slug = 'how-do-you-find-our-services'
  expect(await field('Address of the form')).toHaveValue(`${location.origin}/forms/${slug}`)
  const answer = answering({ qoften: 'Every week' }, randomUUID())
  await page.ask('', `POST forms/${slug}/answers/`, answer)
  await press('All forms')
  await press('View How do you find our services?')

  await sees('Every week was given most often: 1.')
  const form = (await page.ask('admin', 'GET forms/')) as object[]
  expect(form).toEqual([expect.objectContaining({ slug, placed: 1, state: 'open' })])
})

const address = formQuestion({ id: 'qaddress', label: 'Where do you live?', fills: 'address' })
const telephone = formQuestion({ id: 'qtel', label: 'Number', kind: 'telephone' })

test('a signed-in person sees what the register would take and what stands there, and without the tick it takes nothing', async () => {
  let person = 0
  const page = await openIsland(
    async (church: Church) => {
      const { access } = await church.signIn('admin')
      const account = church.db.selectFrom('account').select('id').where('username', '=', 'member')
      await church.db
        .updateTable('account')
        .set({ email_confirmed_at: church.clock.now.toISOString() })
        .where('username', '=', 'member')
        .execute()
      const own = await church.db
        .updateTable('person')
        .set({ address: 'Old Street 1' })
        .where('account_id', '=', account)
        .returning('id')
        .executeTakeFirstOrThrow()
      person = own.id
      const form = await madeForm(church, access, { questions: [address] })
      return <OpenFormIsland form={{ ...form, places_left: null }} />
    },
    { as: 'member' },
  )
  await using _ = page
  const addressNow = async () => (await page.ask('admin', `GET people/${person}/`)) as { address: string }
  expect(screen.queryByText('The church’s register')).toBeNull()

  await fill('Where do you live?', 'New Street 7')
  await sees('stands there now: Old Street 1')
  const [consent] = screen.getAllByRole('checkbox')
  expect(consent).not.toBeChecked()
  await press('Send answer')
  await sees('See you there.')
  expect((await addressNow()).address).toBe('Old Street 1')

  await press('Fill in another')
  await fill('Where do you live?', 'New Street 7')
  await sees('stands there now: Old Street 1')
  await tick('checkbox', 'I agree that the church writes this into its register')
  await press('Send answer')
  await sees('See you there.')

  const sent = page.bodies('POST forms/dinner/answers/') as SubmissionForm[]
  expect(sent.map(({ register }) => register)).toEqual([
    [],
    [{ question: 'qaddress', field: 'address', seen: 'Old Street 1' }],
  ])
  expect((await addressNow()).address).toBe('New Street 7')
})

test('who keeps the register uses what a visitor agreed to, after seeing what stands there', async () => {
  await using page = await openIsland(
    async (church: Church) => {
      const { access } = await church.signIn('admin')
      await church.post(
        'people/',
        { first_name: 'Yaw', last_name: 'Zigah', telephone: '0244555111', address: 'Old Street 1' },
        access,
      )
      const form = await madeForm(church, access, { questions: [telephone, address] })
      const register = [{ question: 'qaddress', field: 'address', seen: null }]
      await church.post(`forms/${form.slug}/answers/`, {
        ...answering({ qtel: '0244555111', qaddress: 'New Street 7' }),
        register,
      })
      await church.post(`forms/${form.slug}/answers/`, answering({ qtel: '0244555111' }))
      return <Forms />
    },
    { as: 'admin', at: '/church-forms#forms' },
  )
  await press('View Dinner')
  await sees('Fills in the register: Address')

  const all = await screen.findAllByRole('button', { name: /^Use in the register/ })
  expect(all).toHaveLength(1)
  await press(/^Use in the register/)
  await tick('radio', 'Yaw Zigah, same telephone number', await dialog())
  await sees('Stands there now: Old Street 1')
  await sees('Becomes: New Street 7')
  await press('Use in the register', await dialog())
  await noDialog()

  const { results } = (await page.ask('admin', 'GET people/?search=Zigah')) as { results: { id: number }[] }
  const yaw = (await page.ask('admin', `GET people/${results[0]?.id}/`)) as { address: string }
  expect(yaw.address).toBe('New Street 7')
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Use in the register/ })).toBeNull())
})

test('a question says before how large a file may be, and a larger one is not sent', async () => {
  await using page = await openIsland(
    pageOf({ questions: [formQuestion({ id: 'qpaper', label: 'Certificate', kind: 'file' })] }),
  )
  await sees('A photograph or a PDF of at most 10 MB.')

  const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'large.pdf', { type: 'application/pdf' })
  await pick('Certificate', large)
  await sees('Please choose a file of at most 10 MB')

  expect(page.bodies('POST forms/dinner/photographs/')).toEqual([])
})
