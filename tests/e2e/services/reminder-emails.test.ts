import { readOutbox, subjectOf } from '../../support/outbox.ts'
import { expect, test } from '../fixtures.ts'
import { bearer } from '../people.ts'

test('Remind Me on an event causes one letter within the day before', async ({ page, church, signInAs }) => {
  const letters = async () =>
    (await readOutbox(church.dataDir)).filter((letter) => subjectOf(letter).startsWith('Reminder'))
  const starts = new Date(Date.now() + 20 * 60 * 60 * 1000).toISOString()
  const added = await page.request.post(`${church.url}/backend/api/events/`, {
    headers: await bearer(page, church.url, 'admin'),
    data: {
      title: 'Moonlight hymns',
      description: 'We sing outside.',
      location: 'The lawn',
      date: starts.slice(0, 10),
      time: starts.slice(11, 16),
      category: 'worship',
    },
  })
  expect(added.status()).toBe(201)
  await signInAs('member')
  await page.goto('/events?search=Moonlight')
  // Not the call that a page makes when it opens, which adds nothing.
  const kept = page.waitForResponse((answer) =>
    /"eventReminders":\{"add":\[\d/.test(answer.request().postData() ?? ''),
  )

  await page.getByRole('button', { name: /^Remind Me/ }).click()
  expect((await kept).ok()).toBe(true)

  // The server checks for due reminders at its start and every five minutes.
  for (let start = 0; start < 2; start++) {
    await church.reopen()
    await expect.poll(async () => (await letters()).length).toBe(1)
    expect((await fetch(`${church.url}/healthz`)).ok).toBe(true)
  }

  // A server that has stopped has sent its letters.
  const [letter, ...others] = await letters()
  expect(others).toEqual([])
  expect(letter).toContain('To: member@example.com')
  expect(subjectOf(letter ?? '')).toBe('Reminder: Moonlight hymns (Asɔre)')
})
