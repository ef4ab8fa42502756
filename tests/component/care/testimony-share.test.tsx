import { expect, test } from 'vitest'
import { TestimonyForm } from '../../../src/islands/care/testimonies/TestimonyForm.tsx'
import { openIsland, waitFor } from '../../support/page.tsx'
import { choose, field, fill, pick, press, sees } from '../../support/page-acts.ts'

const openForm = () => openIsland(<TestimonyForm />, { as: 'member', at: '/testimonyshare' })
const share = () => press('Share testimony')

async function write(title: string): Promise<void> {
  await fill('Title', title)
  await choose('Category', 'other')
  await fill('Your testimony', 'The rain came, and the roof held.')
}

test('wrong fields are reported before any call, and a refusal by the server at its field', async () => {
  await using page = await openForm()
  await share()
  await waitFor(async () => expect(await field('Title')).toHaveFocus())
  await waitFor(async () => expect(await field('Category')).toHaveValue('other'))
  await waitFor(async () => expect(await field('Category')).not.toHaveAttribute('aria-invalid', 'true'))
  await write('Refused')
  await fill('Video link', 'my phone')
  await share()
  await waitFor(async () =>
    expect(await field('Video link')).toHaveAccessibleDescription(/full address of the video/),
  )
  expect(page.bodies('POST')).toEqual([])
  await fill('Video link', 'https://youtu.be/abc')
  page.plan('POST members/testimonies/', {
    status: 400,
    body: { title: ['Somebody has told this already.'] },
  })

  await share()

  await waitFor(async () => expect(await field('Title')).toHaveAccessibleDescription(/told this already/))
  expect(document.querySelector('#toasts')).toHaveTextContent('Failed to submit testimony')
  await waitFor(async () =>
    expect(await field('Your testimony')).toHaveValue('The rain came, and the roof held.'),
  )
})

test('typed text survives a reload, a lost network and the end of the session', async () => {
  await using page = await openForm()
  await write('Kept')
  page.plan('POST members/testimonies/', 'lost')
  await share()
  await sees(/No answer from the server/)
  await page.reload()
  await waitFor(async () => expect(await field('Title')).toHaveValue('Kept'))
  page.replan()
  localStorage.setItem('access_token', 'expired')
  localStorage.setItem('refresh_token', 'of-nobody')

  await share()
  await waitFor(() => expect(localStorage.getItem('refresh_token')).toBeNull())
  await page.open(<TestimonyForm />, { as: 'member' })

  await waitFor(async () => expect(await field('Title')).toHaveValue('Kept'))
  await waitFor(async () => expect(await field('Category')).toHaveValue('other'))
})

test('a picture that is too large is reported at once, and is not sent', async () => {
  await using page = await openForm()
  await write('Large')

  await pick('Image', new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'large.jpg', { type: 'image/jpeg' }))
  await waitFor(async () => expect(await field('Image')).toHaveAccessibleDescription(/larger than 10 MB/))
  await share()

  await waitFor(() =>
    expect(document.querySelector('#toasts')).toHaveTextContent('Failed to submit testimony'),
  )
  await waitFor(async () => expect(await field('Image')).toHaveFocus())
  expect(page.bodies('POST')).toEqual([])
})
