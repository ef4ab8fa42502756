import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Projection } from '../../../src/islands/services/projection/desk/Projection.tsx'
import { PresentScreen } from '../../../src/islands/services/projection/PresentScreen.tsx'
import type { PresentationAnswer, StateAnswer } from '../../../src/lib/contract/services/projection.ts'
import { makeCacheStorage } from '../../support/cache-storage.ts'
import type { Church } from '../../support/church.ts'
import { openIsland } from '../../support/page.tsx'
import {
  button,
  choose,
  dialog,
  fill,
  noDialog,
  press,
  region,
  sees,
  seesNo,
} from '../../support/page-acts.ts'
import { answerEvents } from '../../support/page-events.ts'
import { serviceItems } from '../../support/projection.ts'

/* The controller of a presentation, and the screen that follows it, with and without a network. */

let events: ReturnType<typeof answerEvents>
beforeEach(() => {
  events = answerEvents()
  vi.stubGlobal('caches', makeCacheStorage())
})
afterEach(() => events.restore())

async function addService(church: Church): Promise<PresentationAnswer> {
  const { access } = await church.signIn('admin')
  const form = { title: 'Sunday', day: '2026-11-29' }
  const made = (await church.post('projection/', form, access)).body as PresentationAnswer
  const body = { ...form, items: serviceItems, version: made.version }
  return (await church.put(`projection/${made.id}/`, body, access)).body as PresentationAnswer
}

/** The controller of a presentation, beside the screen of its code where it is wanted. */
async function openControl({ withScreen = false } = {}) {
  let made: PresentationAnswer | undefined
  const page = await openIsland(
    async (church) => {
      made = await addService(church)
      history.replaceState(null, '', `/present/${made.code}#projection?show=${made.id}`)
      return (
        <>
          <Projection />
          {withScreen && (
            <div data-testid="screen">
              <PresentScreen />
            </div>
          )}
        </>
      )
    },
    { as: 'admin', at: '/' },
  )
  const presentation = made as PresentationAnswer
  history.replaceState(null, '', `/present/${presentation.code}#projection?show=${presentation.id}`)
  await page.reload()
  await button('Next slide')
  const at = `projection/${presentation.id}/`
  const state = async () => ((await page.ask('admin', `GET ${at}state/`)) as StateAnswer).state
  return { page, presentation, at, state, [Symbol.asyncDispose]: () => page[Symbol.asyncDispose]() }
}

const current = () => screen.queryAllByRole('button', { current: true }).map((one) => one.textContent)
const onScreen = (): string => {
  const shown = screen.getByTestId('screen').querySelector('.present-layer:not([aria-hidden])')
  return shown?.textContent ?? ''
}
const now = () => screen.getByText('Now').closest('figure')?.textContent ?? ''

test('the team moves the slides by buttons, by the list and by keys, and sees the next one', async () => {
  await using control = await openControl()

  expect(screen.getByText('Next').closest('figure')).not.toBeNull()
  await press('Next slide')
  await press('Next slide')
  await waitFor(() => expect(now()).toMatch('Akwaaba'))
  expect(screen.getByText('Next').closest('figure')?.textContent).toMatch('John 3:16-17')
  await press(/^John 3:16-17, slide 1/)
  await waitFor(() => expect(current()).toEqual([expect.stringContaining('For God so loved')]))
  for (const key of ['ArrowRight', 'b']) fireEvent.keyDown(document.body, { key })
  await waitFor(async () => expect(await control.state()).toMatchObject({ item: 'giving', over: 'black' }))
  expect((await button('Black')).getAttribute('aria-pressed')).toBe('true')
  for (const key of ['Escape', 'PageUp', 'L']) fireEvent.keyDown(document.body, { key })
  await waitFor(async () => expect(await control.state()).toMatchObject({ item: 'reading', over: 'logo' }))
  fireEvent.keyDown(document.body, { key: 'End' })
  await sees('This is the last slide.')
  fireEvent.keyDown(document.body, { key: 'Home' })
  await waitFor(async () => expect(await control.state()).toMatchObject({ item: 'logo', over: 'none' }))
  fireEvent.click(screen.getByLabelText(/^Keys/))
  fireEvent.keyDown(document.body, { key: 'End' })
  expect(current()).toEqual(['Shown without words'])
})

test('keys move nothing while somebody types in a dialog', async () => {
  await using control = await openControl()
  await press('Next slide')
  await press('Call parents')
  await fill('Number of the child', 'b')
  fireEvent.keyDown(screen.getByLabelText('Number of the child'), { key: 'ArrowRight' })

  await waitFor(async () => expect(await control.state()).toMatchObject({ item: 'logo', over: 'none' }))
})

test('a child’s number calls parents on every screen until it is ended, and no other letters are taken', async () => {
  await using control = await openControl({ withScreen: true })
  await press('Call parents')
  await fill('Number of the child', '<12>')
  await press('Show number')
  await sees('Please give a number of letters and digits')
  await fill('Number of the child', 'K 12')
  await press('Show number')
  await noDialog()

  await waitFor(() =>
    expect(screen.getByTestId('screen').textContent).toMatch('Parents of K 12, please come to your child'),
  )
  await press('End call of K 12')
  await seesNo('Parents of K 12, please come to your child')
  await waitFor(async () => expect((await control.state()).call).toBe(''))
})

test('of two who control each sees the other’s press', async () => {
  await using control = await openControl()
  const { page, at } = control

  await page.ask('admin', `POST ${at}state/`, {
    controller: 'phone-of-kofi',
    press: 1,
    age: 0,
    item: 'giving',
    slide: 0,
    over: 'none',
  })

  await waitFor(() => expect(current()).toEqual([expect.stringContaining('Giving')]))
})

test('without a network presses are kept, the screen of the same browser follows, and the last one counts when it is back', async () => {
  await using control = await openControl({ withScreen: true })
  const { page } = control
  await press('Next slide')
  await waitFor(async () => expect((await control.state()).item).toBe('logo'))
  await sees(/Everything is on this device/)

  page.plan('POST projection/*/state/', 'lost')
  page.plan('GET projection/screen/state/', 'lost')
  events.lose()
  await press('Next slide')
  await press('Next slide')
  await sees(/^No network\./)
  await waitFor(() => expect(onScreen()).toMatch('For God so loved'))
  expect((await control.state()).item).toBe('logo')

  page.replan()
  dispatchEvent(new Event('online'))
  await waitFor(async () => expect(await control.state()).toMatchObject({ item: 'reading', version: 2 }))
  await sees(/^Connected/)
  expect(onScreen()).toMatch('For God so loved')
})

test('a reload without a network loses neither the slides nor the press that waits', async () => {
  await using control = await openControl({ withScreen: true })
  const { page } = control
  await press('Next slide')
  await sees(/Everything is on this device/)
  await waitFor(() => expect(screen.getByTestId('screen').querySelector('[data-kept]')).not.toBeNull())

  for (const call of [
    'POST projection/*/state/',
    'GET projection/*/',
    'GET projection/screen/',
    'GET projection/screen/state/',
  ])
    page.plan(call, 'lost')
  events.lose()
  await press('Next slide')
  await waitFor(() => expect(onScreen()).toMatch('Akwaaba'))
  await page.reload()

  await waitFor(() => expect(onScreen()).toMatch('Akwaaba'))
  await waitFor(() => expect(now()).toMatch('Akwaaba'))
  page.replan()
  dispatchEvent(new Event('online'))
  await waitFor(async () => expect((await control.state()).item).toBe('welcome'))
})

test('an older press that waited does not undo what somebody pressed since', async () => {
  await using control = await openControl()
  const { page, at } = control
  page.plan('POST projection/*/state/', 'lost')
  await press('Next slide')
  await sees(/^No network\./)
  vi.setSystemTime(Date.now() + 60_000)
  page.church.wait(60_000)
  await page.ask('admin', `POST ${at}state/`, {
    controller: 'phone-of-kofi',
    press: 1,
    age: 0,
    item: 'giving',
    slide: 0,
    over: 'none',
  })

  page.replan()
  dispatchEvent(new Event('online'))

  await waitFor(() => expect(current()).toEqual([expect.stringContaining('Giving')]))
  expect((await control.state()).item).toBe('giving')
})

test('the screen of an ended code shows nothing more, and keeps nothing', async () => {
  await using control = await openControl({ withScreen: true })
  await press('Next slide')
  await waitFor(() => expect(screen.getByTestId('screen').querySelector('[data-kept]')).not.toBeNull())
  await press('End screens')
  await press('End screens', await dialog('End the screens?'))
  await sees('No screen is open: the code was ended.')

  await sees('This code has ended. Please ask the projection team for the new one.')
  expect(await caches.has('asore-screen')).toBe(false)
  await press('Make new code')
  await press('Make new code', await dialog('Make a new code?'))
  await waitFor(() => expect(screen.queryByText('No screen is open: the code was ended.')).toBeNull())
  expect(control.presentation.code).not.toBeNull()
})

test('a reading that is no passage is refused at its field and loses nothing; items move and go', async () => {
  await using control = await openControl()
  const { page, at } = control
  await press('Edit items')
  await press('Add item')
  await choose('What is it?', 'Bible reading')
  await fill('Passage', 'Hezekiah 3')
  await fill('Text', 'In the beginning')
  await press('Save')
  await sees('This is no passage of the Bible. Please give one such as John 3:16-18')
  await fill('Passage', 'gen 1:1')
  await press('Save')
  await noDialog()
  await sees('Genesis 1:1')
  await press('Move Genesis 1:1 up')
  await waitFor(async () => {
    const { items } = (await page.ask('admin', `GET ${at}`)) as PresentationAnswer
    expect(items.map(({ kind }) => kind)).toEqual(['logo', 'heading', 'reading', 'reading', 'giving'])
  })
  await press('Remove Akwaaba')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Edit Akwaaba' })).toBeNull())
  await press('Finish')
  const list = within(await region('Slides'))
  expect(list.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Logo',
    'John 3:16-17',
    'Genesis 1:1',
    'Giving',
  ])
})

test('a presentation is added, named anew and deleted', async () => {
  await using page = await openIsland(<Projection />, { as: 'admin', at: '/worship#projection' })
  await sees('There is no presentation yet.')
  await press('Add presentation')
  await fill('Title', 'Watch night')
  await fill('Day', '2026-12-31')
  await press('Add presentation', await dialog('Add presentation'))
  await press('Edit title and day')
  await fill('Title', 'Watch Night Service')
  await press('Save')
  await noDialog()
  expect((await screen.findAllByText('Watch Night Service')).length).toBeGreaterThan(0)
  await press('Delete presentation')
  await press('Delete presentation', await dialog('Delete Watch Night Service?'))

  await sees('There is no presentation yet.')
  expect(await page.ask('admin', 'GET projection/')).toEqual([])
})
