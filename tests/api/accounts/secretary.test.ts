import { expect, test } from 'vitest'
import { openPaymentDetails, textOf, wayTo } from '../../support/payment-details.ts'
import { ama } from '../../support/people.ts'

/* What asks for a proof must not stop an ordinary Sunday: the tasks of a secretary, one a minute, ask at most once in ten minutes. */

const minute = 60_000
const password = 'asore-demo-2026'

test('a secretary with an old proof does ten ordinary tasks in ten minutes, and is asked once', async () => {
  const { church, admin, ageProofs } = await openPaymentDetails()
  await using _church = church
  const { access } = admin
  const idOf = async (username: string) =>
    (
      await church.db
        .selectFrom('account')
        .select('id')
        .where('username', '=', username)
        .executeTakeFirstOrThrow()
    ).id
  const member = await idOf('member')
  const event = {
    title: 'Harvest',
    description: 'Bring what your hands have made.',
    date: '2026-12-06',
    time: '09:00',
    location: 'Main auditorium',
    category: 'worship',
  }
  const message = {
    audience: 'everybody',
    purpose: 'church',
    channel: 'email',
    subject: 'A funeral',
    send_at: '',
    text: 'The funeral of Maame Efua is on Saturday.',
  }
  const usher = { name: 'Yaw', email: '', telephone: '', role: 'media' }
  const tasks: [task: string, act: () => ReturnType<typeof church.call>][] = [
    ['adds a person', () => church.post('people/', ama, access)],
    [
      'announces something',
      () => church.post('announcements/', { title: 'Choir', content: 'At six.' }, access),
    ],
    ['adds an event', () => church.post('events/', event, access)],
    ['publishes a page', () => admin.publish('/contact', textOf('Come by after the service.'))],
    ['writes to everybody', () => church.post('messages/', message, access)],
    ['invites somebody to the media team', () => church.post('admin/invitations/', usher, access)],
    [
      'corrects a member’s name',
      () => church.call('PATCH', 'users/update/member/', { first_name: 'Esi' }, access),
    ],
    ['saves a list of sign-ups', () => church.post('exports/', { list: 'event sign-ups', rows: 3 }, access)],
    [
      'signs somebody out who lost a telephone',
      () => church.call('DELETE', `admin/users/${member}/sessions/`, {}, access),
    ],
    ['changes how people give', () => admin.publish('/give', wayTo('at the office'))],
  ]
  await ageProofs(60 * minute)
  const tasksWithProof: string[] = []
  const failed: unknown[] = []

  for (const [task, act] of tasks) {
    const first = await act()
    const isAsked = typeof first.body === 'object' && first.body !== null && 'step_up' in first.body
    if (isAsked) {
      tasksWithProof.push(task)
      await church.post('auth/prove/', { password }, access)
    }
    const { status, body } = isAsked ? await act() : first
    if (status >= 300) failed.push([task, status, body])
    church.wait(minute)
  }

  expect(failed).toEqual([])
  expect(tasksWithProof).toEqual(['writes to everybody'])
})
